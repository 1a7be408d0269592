import UIKit

/// What the user's gestures reach.
extension UIApplication {
  /// The controllers of the front window's layers, the lowest first: the root, and what is presented.
  /// One that is leaving is not counted.
  var layerControllers: [UIViewController] {
    frontWindow?.layerControllers ?? []
  }

  /// The stacks that the user sees in the topmost layer: the outer before the inner, the leading
  /// before the trailing.
  var topmostStacks: [UINavigationController] {
    guard let top = layerControllers.last, !top.hasLayerLeaving else { return [] }
    return top.visibleStacks
  }

  /// The presentation that a swipe down moves.
  var topmostPresentation: UIPresentationController? {
    frontWindow?.topmostPresentation
  }

  // A finger that is down stays on what it has touched, whatever comes over that, be it another window.

  /// The stacks that any layer shows, be that on its way out.
  var stacksUnderFinger: [UINavigationController] {
    windows.flatMap { $0.layers(upwards: \.anyPresented).flatMap(\.visibleStacks) }
  }

  /// The presentations that a swipe down may be moving. Of action sheets, which nobody drags, only one in front.
  var presentationsUnderFinger: [UIPresentationController] {
    let dragged = windows.compactMap(\.topmostPresentation).filter {
      !($0.presentedViewController is UIAlertController)
    }
    return dragged + [topmostPresentation].compactMap { $0 }
  }

  private var windows: [UIWindow] { mainScene?.windows ?? [] }
  private var frontWindow: UIWindow? { windows.last { !$0.isHidden } }
}

extension UIWindow {
  fileprivate var layerControllers: [UIViewController] { layers(upwards: \.shownPresented) }

  fileprivate func layers(
    upwards above: @escaping (UIViewController) -> UIViewController?
  ) -> [UIViewController] {
    rootViewController.map { Array(sequence(first: $0, next: above)) } ?? []
  }

  /// What a swipe down moves, or is moving.
  fileprivate var topmostPresentation: UIPresentationController? {
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
  /// What this controller or one within it presents. A search lies in its screen, and is no layer.
  var anyPresented: UIViewController? {
    if let ownPresented {
      guard let search = ownPresented as? UISearchController else { return ownPresented }
      if let presented = search.anyPresented { return presented }
    }
    for child in visibleChildren {
      if let presented = child.anyPresented { return presented }
    }
    return nil
  }

  /// Whether something over this topmost layer is on its way out. It still lies over the rest, and
  /// takes the user's touches.
  var hasLayerLeaving: Bool { anyPresented != nil }

  /// The same, unless it is on its way out.
  var shownPresented: UIViewController? {
    anyPresented.flatMap { $0.isBeingDismissed ? nil : $0 }
  }

  /// The tab bars beside what this layer covers, the innermost first: where that is a context alone,
  /// the user goes on using the bars around it.
  var tabBarsBeside: [UITabBar] {
    guard ownPresentationController?.shownStyle.staysInContext == true,
      let context = presentingViewController
    else { return [] }
    let around = Array(sequence(first: context) { $0.parent })
    let bars = around.dropFirst().compactMap { $0 as? UITabBarController }
      .filter(\.showsTabBar).map(\.tabBar)
    return bars + (around.last?.tabBarsBeside ?? [])
  }

  /// The stacks within this controller that the user sees, itself included.
  var visibleStacks: [UINavigationController] {
    var stacks = (self as? UINavigationController).map { [$0] } ?? []
    for child in visibleChildren { stacks += child.visibleStacks }
    return stacks
  }

  /// How many steps back there are in those stacks.
  var stepsBack: Int { visibleStacks.reduce(0) { $0 + max(0, $1.viewControllers.count - 1) } }

  /// The children that the user sees, the leading one first.
  var visibleChildren: [UIViewController] {
    switch self {
    case let stack as UINavigationController: stack.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let pages as UIPageViewController: pages.viewControllers ?? []
    case let split as UISplitViewController: split.shownHolders
    default: children.isEmpty ? [] : children.filter(\.appearsOnScreen)
    }
  }
}
