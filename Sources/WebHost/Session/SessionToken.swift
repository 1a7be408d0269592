/// What a browser is known by: 128 random bits that nobody can guess. To the app it is the device.
package struct SessionToken: Hashable, Sendable {
  /// 32 lower-case hexadecimal digits.
  package let rawValue: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    rawValue = (0..<16).map { _ in
      let byte = String(UInt8.random(in: .min ... .max, using: &generator), radix: 16)
      return byte.count == 1 ? "0" + byte : byte
    }.joined()
  }

  /// nil for what no session of ours can have been given.
  package init?(_ text: String) {
    let isWellFormed = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    guard text.utf8.count == 32, isWellFormed else { return nil }
    rawValue = text
  }
}
