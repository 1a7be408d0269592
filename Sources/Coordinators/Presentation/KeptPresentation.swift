import UIKit

/// How a flow is shown, as the flow keeps it: what it is shown on is held by whatever shows that.
@MainActor struct KeptPresentation {
  private enum Kind {
    case push, root
    case over(UIModalPresentationStyle)
    case present(UIModalPresentationStyle)
    case tab(isSelected: Bool)
  }
  private let kind: Kind
  private weak var place: UIResponder?

  init(_ presentation: FlowPresentation) {
    switch presentation {
    case .push(let stack): (kind, place) = (.push, stack)
    case .present(let presenter, let style): (kind, place) = (.present(style), presenter)
    case .over(let style): (kind, place) = (.over(style), nil)
    case .tab(let tabs, let isSelected): (kind, place) = (.tab(isSelected: isSelected), tabs)
    case .root(let window): (kind, place) = (.root, window)
    }
  }

  /// Nil where what it would be shown on is gone.
  var presentation: FlowPresentation? {
    switch kind {
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
