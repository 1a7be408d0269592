import UIKit

/// What is presented, and whose it is.
extension Supervisor {
  /// Whose the screen is that the user sees beneath what is presented, or what that is in.
  func ownerBeneath(_ presented: UIViewController) -> Flow? {
    presented.presentingViewController.flatMap { owner(of: Self.innermost($0)) }
  }

  /// What the user sees of a controller: the part of a part.
  static func innermost(_ controller: UIViewController) -> UIViewController {
    var innermost = controller
    while let part = shownPart(of: innermost) { innermost = part }
    return innermost
  }

  /// The part of a stack or a tab bar that the user sees.
  static func shownPart(of container: UIViewController) -> UIViewController? {
    switch container {
    case let stack as UINavigationController: stack.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: nil
    }
  }

  /// Whether what has been presented is no flow's as far as is known, and no part of UIKit's own.
  func isNobodysSheet(_ presented: UIViewController) -> Bool {
    known(presented) == nil && !presented.isUIKits && !presented.hasFallen
      && !isOfAnotherTree(presented)
  }

  /// - Parameter isFirst: whether nobody has read what it lies over before: what has come by now was there before.
  func read(
    presented first: UIViewController, _ newcomer: Flow?, orElse owner: Flow?, isFirst: Bool = false
  ) {
    var presented: UIViewController? = first
    while let controller = presented {
      if let known = known(controller) {
        noteReturn(of: known, starting: starting.last)
      } else if isNobodysSheet(controller) {
        // Nobody has said whose it is. A stack may hold what is known.
        let handed = Handed.owner(of: controller).map(\.keeper)
        let first = (controller as? UINavigationController)?.viewControllers.first.flatMap(known)
        let ownerOfFirst = first?.owner
        let newcomer = newcomer.flatMap { mayHaveMade(controller, $0) ? $0 : nil }
        let wasThere = isFirst && hasCome(controller)
        let owner =
          handed ?? ownerOfFirst ?? (wasThere ? nil : starting.last ?? newcomer)
          ?? ownerBeneath(controller) ?? owner
        let screen = claim(controller, for: owner)
        // A stack is no news where what is on it has been somebody's before this turn, nor is a question that was at rest before
        // the first child came.
        let isAtRest = !arrivals.hasChildren && isAtRest(presented: controller)
        let isNews =
          !(isAtRest && controller is UIAlertController)
          && (first.map { ownerOfFirst == nil || arrivals.hasFound($0) } ?? true)
        if isNews && !wasThere || handed != nil {
          arrivals.noteFound(screen, starting: starting.last, isAtRest ? .atRest : .new)
        }
      }
      presented = controller.presentedViewController
    }
  }

  private func isAtRest(presented: UIViewController) -> Bool {
    hasCome(presented) && transition(of: presented) == nil
  }

  /// Whether it is there, though another may be coming over it.
  private func hasCome(_ presented: UIViewController) -> Bool {
    presented.viewIfLoaded?.window != nil && !presented.isBeingPresented
  }
}
