/// Something that is due later, and the code that it belongs to.
@MainActor struct DueAction {
  let number: Int
  /// Whether it is due as soon as the code that runs is done.
  let isDueNow: Bool
  let context: SessionContext?
  let action: @MainActor () -> Void

  func perform() { Session.$current.withValue(context) { action() } }
}
