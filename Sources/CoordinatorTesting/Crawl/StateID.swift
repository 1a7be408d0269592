/// The identity of a state: the same in every process and on every machine.
public struct StateID: Hashable, Sendable, CustomStringConvertible {
  let value: UInt64

  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension StateID: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = UInt64(text, radix: 16) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "“\(text)” is no state"))
    }
    self.value = value
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// Makes identities of what is put in, in its order: FNV-1a, which needs no seed.
struct StateHasher {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Ends with a byte that no text has, so that two texts are not taken for one.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xff)
  }

  mutating func combine(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) {
      combine(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  var id: StateID { StateID(value: value) }
}

extension StateID {
  /// Of a state that one text tells apart from all others.
  public init(_ text: String) {
    var hasher = StateHasher()
    hasher.combine(text)
    self = hasher.id
  }
}
