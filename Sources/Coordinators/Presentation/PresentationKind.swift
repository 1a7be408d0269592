import UIKit

/// How a flow is shown, as the flow keeps it: what it is shown on is held by whatever shows that.
enum PresentationKind {
  case push, root
  case over(UIModalPresentationStyle)
  case present(UIModalPresentationStyle)
  case tab(isSelected: Bool)

  init(_ presentation: FlowPresentation) {
    self =
      switch presentation {
      case .push: .push
      case .present(_, let style): .present(style)
      case .over(let style): .over(style)
      case .tab(_, let isSelected): .tab(isSelected: isSelected)
      case .root: .root
      }
  }

  /// Nil where what it would be shown on is gone.
  func presentation(on place: UIResponder?) -> FlowPresentation? {
    switch self {
    case .push:
      if let stack = place as? UINavigationController { .push(on: stack) } else { nil }
    case .present(let style):
      if let presenter = place as? UIViewController {
        .present(from: presenter, style: style)
      } else {
        nil
      }
    case .over(let style): .over(style: style)
    case .tab(let isSelected):
      if let tabs = place as? UITabBarController {
        .tab(of: tabs, isSelected: isSelected)
      } else {
        nil
      }
    case .root: if let window = place as? UIWindow { .root(of: window) } else { nil }
    }
  }
}
