import UIKit

/// What the user's gestures reach.
extension UIApplication {
  /// The controllers of the window's layers, the lowest first: the root, and what is presented.
  /// One that is leaving is not counted.
  var layerControllers: [UIViewController] {
    guard let root = mainScene?.windows.last(where: { !$0.isHidden })?.rootViewController else {
      return []
    }
    return sequence(first: root) { $0.shownPresented }.map { $0 }
  }

  /// The stack whose back button the user sees, in the topmost layer.
  var topmostStack: UINavigationController? {
    guard let top = layerControllers.last, !top.hasLayerLeaving else { return nil }
    return top.visibleStack
  }

  /// The presentation that a swipe down moves, or is moving.
  var topmostPresentation: UIPresentationController? {
    let layers = layerControllers
    // One that the finger drags is leaving already.
    if let dragged = layers.last?.anyPresented, dragged.isBeingDismissed {
      return dragged.ownPresentationController
    }
    guard layers.count > 1 else { return nil }
    return layers.last?.ownPresentationController
  }
}

extension UIViewController {
  /// What this controller or one within it presents.
  var anyPresented: UIViewController? {
    ownPresented ?? visibleChildren.lazy.compactMap(\.anyPresented).first
  }

  /// Whether something over this topmost layer is on its way out. It still lies over the rest, and
  /// takes the user's touches.
  var hasLayerLeaving: Bool { anyPresented != nil }

  /// The same, unless it is on its way out.
  var shownPresented: UIViewController? {
    anyPresented.flatMap { $0.isBeingDismissed ? nil : $0 }
  }

  /// The stack that fills this controller, near or far.
  var visibleStack: UINavigationController? {
    (self as? UINavigationController) ?? visibleChildren.lazy.compactMap(\.visibleStack).first
  }

  /// The children that the user sees.
  var visibleChildren: [UIViewController] {
    if let stack = self as? UINavigationController {
      return stack.topViewController.map { [$0] } ?? []
    }
    return children.filter { $0.phase >= .appearing }
  }
}
