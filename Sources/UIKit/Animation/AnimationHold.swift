/// Keeps a transaction's completion waiting for as long as it lives.
@MainActor final class AnimationHold {
  private let transaction: Transaction

  init(_ transaction: Transaction) {
    self.transaction = transaction
    transaction.enter()
  }

  isolated deinit { transaction.leave() }
}
