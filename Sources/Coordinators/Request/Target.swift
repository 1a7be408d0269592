import UIKit

/// Where a request goes.
enum Target {
  case stack(UINavigationController)
  case presenter(UIViewController, UIModalPresentationStyle)
  /// What is to be dismissed.
  case presented(UIViewController)
  case window(UIWindow)
  case tabs(UITabBarController, isSelected: Bool)

  @MainActor var controller: UIViewController? {
    switch self {
    case .stack(let stack): stack
    case .presenter(let presenter, _): presenter
    case .presented(let presented): presented
    case .window(let window): window.rootViewController
    case .tabs(let tabs, _): tabs
    }
  }
}
