/// An answer that is given once: no, where nobody gives it.
@MainActor final class LeaveAnswer {
  private var handler: (@MainActor (Bool) -> Void)?

  init(_ handler: @escaping @MainActor (Bool) -> Void) { self.handler = handler }

  deinit {
    guard let handler else { return }
    Task { @MainActor in handler(false) }
  }

  func give(_ mayLeave: Bool) {
    let handler = handler
    self.handler = nil
    handler?(mayLeave)
  }
}
