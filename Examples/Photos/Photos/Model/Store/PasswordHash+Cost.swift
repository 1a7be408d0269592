import CSodium

extension PasswordHash {
  /// How much work a hash is.
  struct Cost: Hashable, Sendable {
    let operations: UInt64

    /// In bytes.
    let memory: Int

    /// For people who wait: about a twentieth of a second and 16 MB.
    static let interactive = Cost(
      operations: UInt64(crypto_pwhash_scryptsalsa208sha256_OPSLIMIT_INTERACTIVE),
      memory: Int(crypto_pwhash_scryptsalsa208sha256_MEMLIMIT_INTERACTIVE))

    /// As little as scrypt can do, for tests and rehearsals; it protects nobody.
    static let lowest = Cost(operations: 0, memory: 0)
  }
}
