import UIKit

/// All controllers that go.
@MainActor struct Leavers {
  let controllers: [UIViewController]
  // As long as there are few, going through them takes less than a set.
  private let many: Set<ObjectIdentifier>

  init(_ screens: [Screen]) {
    // No closures where a loop does: each call of one that is handed to the standard library asks at
    // run time which actor it is on.
    var controllers: [UIViewController] = []
    controllers.reserveCapacity(screens.count)
    for screen in screens {
      if let controller = screen.controller { controllers.append(controller) }
    }
    self.controllers = controllers
    many = controllers.count > 16 ? Set(controllers.map(ObjectIdentifier.init)) : []
  }

  func contain(_ controller: UIViewController) -> Bool {
    many.isEmpty ? controllers.holds(controller) : many.contains(ObjectIdentifier(controller))
  }

  /// Whether one of them is on the stack: a subclass of the app's may have refused.
  func stay(on stack: UINavigationController) -> Bool {
    let screens = stack.viewControllers
    if many.isEmpty {
      for controller in controllers where controller.parent === stack && screens.holds(controller) {
        return true
      }
    } else {
      for screen in screens where contain(screen) { return true }
    }
    return false
  }
}
