import CSodium
import Foundation

/// What is kept of a password: enough to know it again, and of no use to a thief.
///
/// scrypt by libsodium. The text holds the salt and the cost, so old hashes can still be checked
/// when new ones cost more.
struct PasswordHash: Hashable, Sendable {
  /// As kept in the database.
  let text: String

  init(text: String) {
    self.text = text
  }

  /// Hashes a password, with a new salt each time.
  ///
  /// Takes its time on purpose, on a thread of the queue's.
  init(_ password: String, cost: Cost, queue: WorkQueue = .passwords) async throws {
    let password = Self.bytes(of: password)
    self.text = try await queue.run {
      guard sodium_init() >= 0, let text = Self.text(of: password, at: cost) else {
        throw StoreError.storage(cause: "there is not enough memory to check a password")
      }
      return text
    }
  }

  /// Whether this is the password's hash. Takes as long as making one.
  func matches(_ password: String, queue: WorkQueue = .passwords) async throws -> Bool {
    let password = Self.bytes(of: password)
    // libsodium reads a fixed number of bytes, whatever is in the database.
    var hash = text.utf8.prefix(Int(crypto_pwhash_scryptsalsa208sha256_STRBYTES) - 1)
      .map(CChar.init(bitPattern:))
    let missing = Int(crypto_pwhash_scryptsalsa208sha256_STRBYTES) - hash.count
    hash.append(contentsOf: repeatElement(0, count: missing))
    return try await queue.run { [hash] in
      crypto_pwhash_scryptsalsa208sha256_str_verify(hash, password, UInt64(password.count)) == 0
    }
  }

  private static func text(of password: [CChar], at cost: Cost) -> String? {
    if cost == .lowest { return atLowestCost(of: password) }
    var text = [CChar](repeating: 0, count: Int(crypto_pwhash_scryptsalsa208sha256_STRBYTES))
    let result = crypto_pwhash_scryptsalsa208sha256_str(
      &text, password, UInt64(password.count), cost.operations, cost.memory)
    guard result == 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// “é” is one code point on some keyboards and two on others; it is the same password.
  private static func bytes(of password: String) -> [CChar] {
    password.precomposedStringWithCanonicalMapping.utf8.map(CChar.init(bitPattern:))
  }
}
