/// Something that is due later, and the code that it belongs to.
@MainActor struct DueAction {
  let number: Int
  let context: SessionContext?
  let action: @MainActor () -> Void

  func perform() { Session.run(in: context) { action() } }
}
