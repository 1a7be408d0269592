/// Something that is due later, once, unless it is dropped before.
@MainActor final class DueAction {
  private var action: (@MainActor () -> Void)?

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  func perform() {
    let action = action
    self.action = nil
    action?()
  }

  func drop() { action = nil }

  struct Weakly {
    private(set) weak var action: DueAction?
    init(_ action: DueAction) { self.action = action }
  }
}
