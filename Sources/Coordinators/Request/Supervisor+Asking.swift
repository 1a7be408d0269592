import UIKit

/// What UIKit is asked for, and when that is done.
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
    if completion.isCalled { return }
    // Held by nobody else, it will not be called.
    guard isKnownUniquelyReferenced(&completion) else {
      expectCall(of: completion)
      // Nothing moves: it is called before long, or let go of.
      if transition(of: controller) == nil { lookLater() }
      return
    }
    guard let transition = transition(of: controller) else {
      unmoved()
      return completion.call()
    }
    transition.animate(alongsideTransition: nil) { [completion] _ in completion.call() }
  }

  private func expectCall(of completion: Completion) {
    // Where all is over nothing looks any more.
    if isOver { return }
    uncalled.change { open in
      open.removeAll(where: \.isCalled)
      open.append(completion)
    }
  }

  /// Whether nobody else holds one that has yet to be called.
  var hasAbandoned: Bool {
    uncalled.change { open in
      for index in open.indices where !open[index].isCalled {
        if isKnownUniquelyReferenced(&open[index]) { return true }
      }
      return false
    }
  }

  /// Those that nobody else holds any more will not be called.
  func callAbandoned() {
    let abandoned = uncalled.change { open in
      open.removeAll(where: \.isCalled)
      return open.takeOutAbandoned()
    }
    for one in abandoned { one.call() }
  }
}
