public import UIKit

/// How a flow is shown. Whoever starts it chooses; the flow's own code is the same for all.
public enum FlowPresentation {
  /// Horizontally: its screens are pushed onto a stack that is there.
  case push(on: UINavigationController)
  /// Vertically: with a stack of its own, over a screen and what that presents already, or what covers it on its stack.
  /// (UIKit presents nothing from a screen that is covered.) `.automatic` leaves a container of the flow's own its
  /// `modalPresentationStyle`.
  case present(from: UIViewController, style: UIModalPresentationStyle = .automatic)
  /// The same, over whatever the flow that it runs within shows.
  case over(style: UIModalPresentationStyle = .automatic)
  /// With a stack of its own, as the last tab of a tab bar. Never animated. It is for one that is made with
  /// `viewControllers`: iOS 18's `tabs` are not known.
  case tab(of: UITabBarController, isSelected: Bool = false)
  /// With a stack of its own, in place of all that a window shows. Never animated.
  case root(of: UIWindow)

  /// The stack that is there before the flow shows anything.
  var navigationController: UINavigationController? {
    if case .push(let stack) = self { stack } else { nil }
  }

  /// What the flow is shown on, if that is said.
  var place: UIResponder? {
    switch self {
    case .push(let stack): stack
    case .present(let presenter, _): presenter
    case .over: nil
    case .tab(let tabs, _): tabs
    case .root(let window): window
    }
  }
}
