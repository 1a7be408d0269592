import UIKit

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

extension Supervisor {
  /// Asks UIKit for something that a controller takes part in, and calls `body` when that is done: where nobody
  /// else will, at the end of the transition.
  ///
  /// - Parameter unmoved: called before, where nobody else will and there is no transition: it has been done
  ///   without one, or will not be.
  func ask(
    about controller: UIViewController, _ request: (@escaping () -> Void) -> Void,
    then body: @escaping () -> Void, unmoved: () -> Void = {}
  ) {
    var completion = Completion(body)
    request { [completion] in completion.call() }
    // Held by nobody else, it will not be called.
    guard !completion.isCalled, isKnownUniquelyReferenced(&completion) else { return }
    guard let transition = transition(of: controller) else {
      unmoved()
      return completion.call()
    }
    transition.animate(alongsideTransition: nil) { [completion] _ in completion.call() }
  }
}
