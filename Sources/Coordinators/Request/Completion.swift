/// What UIKit is to call when it is done. App code in between, as a subclass of a stack, may keep it to itself.
@MainActor final class Completion {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) { self.body = body }

  var isCalled: Bool { body == nil }

  func call() {
    let body = body
    self.body = nil
    body?()
  }
}
