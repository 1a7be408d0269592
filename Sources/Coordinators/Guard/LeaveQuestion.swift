/// A flow is being asked whether it may be left, by all who want to know.
@MainActor final class LeaveQuestion {
  private(set) weak var flow: Flow?
  private(set) var isOpen = true
  private var handlers: [(Bool) -> Void] = []

  init(to flow: Flow) { self.flow = flow }

  func add(_ handler: @escaping (Bool) -> Void) { handlers.append(handler) }

  /// What comes first counts.
  func answer(_ mayLeave: Bool) {
    guard isOpen else { return }
    isOpen = false
    let handlers = handlers
    self.handlers = []
    for handler in handlers { handler(mayLeave) }
  }
}
