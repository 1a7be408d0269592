import UIKit

/// Going back by one of a flow's own screens.
extension FuzzWorld {
  /// Where the user sees a flow's screen, and another of it lies right beneath that, this is where it goes back to.
  struct WayBack {
    let flow: Int
    weak var stack: UINavigationController?
    weak var beneath: UIViewController?
  }

  /// A flow is about to go back. Known where nothing moves, and before anything else is done.
  func expectWayBack(of flow: Int) {
    wayBack = nil
    guard mode.rests, isQuiet, let seen, seen.children.isEmpty, seen.splitViewController == nil,
      let stack = seen.navigationController, stack.topViewController === seen,
      let beneath = stack.viewControllers.dropLast().last, beneath.children.isEmpty,
      ledger.owner(of: seen) == flow, ledger.owner(of: beneath) == flow,
      !controllers.contains(where: { isInOther($0) && ledger.owner(of: $0) == flow })
    else { return }
    wayBack = WayBack(flow: flow, stack: stack, beneath: beneath)
  }

  func faultOfWayBack() -> String? {
    defer { wayBack = nil }
    guard let wayBack, let stack = wayBack.stack, let beneath = wayBack.beneath,
      stack.topViewController !== beneath
    else { return nil }
    return "flow \(wayBack.flow) has gone back to something else than what lay beneath"
  }

  /// What lies over all, unless that is in a split view or presented within a part.
  private var seen: UIViewController? {
    var seen = stage.window.rootViewController
    while let controller = seen {
      if let presented = controller.presentedViewController {
        seen = presented
      } else if let stack = controller as? UINavigationController {
        seen = stack.topViewController
      } else if let tabs = controller as? UITabBarController {
        seen = tabs.selectedViewController
      } else {
        return controller
      }
    }
    return nil
  }
}
