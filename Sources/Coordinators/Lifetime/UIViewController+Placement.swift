import UIKit

/// Where a controller is, as UIKit alone tells.
extension UIViewController {
  /// Whether a presented controller has been dismissed, though UIKit has not yet untied it: neither
  /// it nor anything over it is in a window, and what it lies over is.
  var hasFallen: Bool {
    guard !isShownInWindow, !isBeingPresented, !isYetToCome else { return false }
    var below = presentingViewController
    while let current = below {
      if current.viewIfLoaded?.window != nil { return true }
      // A part of something, as a tab is, may be out of sight with all that lies over it.
      below = current.parent == nil ? current.presentingViewController : nil
    }
    return false
  }

  /// Whether it is being dismissed. A sheet that a finger pulls down may be let go of yet, and then it comes back.
  var isGoing: Bool {
    guard isBeingDismissed else { return false }
    return !(transitionCoordinator?.mayTurnBack ?? false)
  }

  /// Apple's UIKit names a presenter before it begins, which it does after the code that has asked for it.
  private var isYetToCome: Bool {
    guard let view = viewIfLoaded else { return true }
    return Sentinel.hasBeenInWindow(view) == false
  }

  /// Whether a window shows the controller, or what lies over it.
  var isShownInWindow: Bool { showingWindow != nil }

  /// The window that shows the controller, or what lies over it: a full screen takes what it covers out of the window.
  var showingWindow: UIWindow? {
    if let window = viewIfLoaded?.window { return window }
    var current = self
    // Of a screen in a container UIKit also names what that has presented, and of one that has just been
    // taken out of it.
    while let next = current.presentedViewController, next.presentingViewController === current {
      if let window = next.viewIfLoaded?.window { return window }
      current = next
    }
    return nil
  }

  /// What UIKit says that a controller is in, or lies over, in the end: itself, if that is nothing.
  var outermost: UIViewController {
    var outermost = self
    while let next = outermost.parent ?? outermost.presentingViewController { outermost = next }
    return outermost
  }

  /// The outermost of the containers that a controller is in: itself, if it is in none.
  var outermostContainer: UIViewController {
    var outermost = self
    while let container = outermost.parent { outermost = container }
    return outermost
  }

  /// Whether a controller is presented itself, over another or what that is in.
  func lies(over other: UIViewController) -> Bool {
    guard parent == nil else { return false }
    let outermost = other.outermostContainer
    var next = presentingViewController
    while let beneath = next?.outermostContainer {
      if beneath === outermost { return true }
      next = beneath.presentingViewController
    }
    return false
  }

  /// All that is within controllers, or over them, themselves included.
  static func contents(of controllers: [UIViewController]) -> [UIViewController] {
    var found: [UIViewController] = []
    var open = controllers
    while let next = open.popLast() {
      found.append(next)
      open += next.children
      if let over = next.presentedViewController, over.presentingViewController === next {
        open.append(over)
      }
    }
    return found
  }

  /// That, and what is in the columns of split views which are not seen: UIKit names no container for a column that has been
  /// gone back from.
  static func contentsWithColumns(of controllers: [UIViewController]) -> [UIViewController] {
    var found = contents(of: controllers)
    for split in found where split is UISplitViewController {
      for case let column? in Chooser(split)?.options ?? [] where !found.holds(column) {
        found += contentsWithColumns(of: [column])
      }
    }
    return found
  }

  /// Whether it is one of UIKit's that shows others in its place: a stack, a tab bar or a split view.
  var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether a finger holds it, or has let go of it so that all comes back.
  var mayTurnBack: Bool { isInteractive || isCancelled }
}
