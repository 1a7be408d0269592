/// The pairs of an `application/x-www-form-urlencoded` body, in their order.
package struct FormBody: Equatable, Sendable {
  package var pairs: [Pair]

  package struct Pair: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// https://url.spec.whatwg.org/#urlencoded-parsing, but what cannot be read is refused and not
  /// guessed at: no browser sends it.
  package init(_ bytes: some Sequence<UInt8>) throws(Problem) {
    pairs = []
    for part in bytes.split(separator: UInt8(ascii: "&")) {
      let sides = part.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      pairs.append(
        Pair(
          name: try Self.decode(sides[0]), value: sides.count > 1 ? try Self.decode(sides[1]) : ""))
    }
  }

  private static func decode(_ bytes: some Sequence<UInt8>) throws(Problem) -> String {
    var decoded: [UInt8] = []
    var iterator = bytes.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = iterator.next().flatMap(hexValue),
          let low = iterator.next().flatMap(hexValue)
        else { throw .malformed("The form has a percent sign that stands for nothing.") }
        decoded.append(high << 4 | low)
      default: decoded.append(byte)
      }
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw .malformed("The form is not written in UTF-8.")
    }
    return text
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
