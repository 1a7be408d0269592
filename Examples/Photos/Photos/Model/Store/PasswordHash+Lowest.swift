import CSodium

extension PasswordHash {
  /// A hash at the lowest cost there is, two rounds. libsodium checks such a text and makes none by
  /// itself: what it makes takes milliseconds, of which a crawl would have hundreds.
  static func atLowestCost(of password: [CChar]) -> String? {
    var salt = [UInt8](repeating: 0, count: 32)
    randombytes_buf(&salt, salt.count)
    let saltText = text(of: salt)
    var key = [UInt8](repeating: 0, count: 32)
    let bytes = password.map(UInt8.init(bitPattern:))
    let result = crypto_pwhash_scryptsalsa208sha256_ll(
      bytes, bytes.count, Array(saltText.utf8), saltText.utf8.count, 2, 1, 1, &key, key.count)
    // The logarithm of the rounds, the size of a block, how many work side by side.
    let cost = text(of: 1, bits: 6) + text(of: 1, bits: 30) + text(of: 1, bits: 30)
    return result == 0 ? "$7$\(cost)\(saltText)$\(text(of: key))" : nil
  }

  private static let digits = Array(
    "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  private static func text(of bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      return text(of: group.reversed().reduce(0) { $0 << 8 | UInt32($1) }, bits: 8 * group.count)
    }.joined()
  }

  /// Six bits a digit, the lowest first.
  private static func text(of number: UInt32, bits: Int) -> String {
    String(stride(from: 0, to: bits, by: 6).map { digits[Int(number >> $0 & 63)] })
  }
}
