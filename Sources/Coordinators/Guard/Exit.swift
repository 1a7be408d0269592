import UIKit

/// A way out, at the place where the user takes it.
enum Exit {
  case back(from: UIViewController, on: UINavigationController)
  case sheet(UIViewController)
  /// Again: that one is chosen already, and goes back to its first screen.
  case tab(UITabBarController, to: UIViewController, again: Bool)

  @MainActor var controllers: [UIViewController] {
    switch self {
    case .back(let screen, let stack): [stack, screen]
    case .sheet(let presented): [presented]
    case .tab(let tabs, let next, _): [tabs, next]
    }
  }

  /// The stack that is gone back on.
  @MainActor var stack: UINavigationController? {
    switch self {
    case .back(_, let stack): stack
    case .tab(_, let next, again: true): next as? UINavigationController
    case .tab, .sheet: nil
    }
  }

  /// What goes out of sight: the outermost of it.
  @MainActor var leaving: [UIViewController] {
    switch self {
    case .back(let screen, let stack):
      Array(stack.viewControllers.drop { $0 !== screen })
    case .sheet(let presented): [presented]
    case .tab(let tabs, let next, let again):
      if again {
        Array((stack?.viewControllers ?? []).dropFirst())
      } else if tabs.selectedViewController !== next {
        tabs.selectedViewController.map { [$0] } ?? []
      } else {
        []
      }
    }
  }

  /// The same, as long as all of it is there: the closure retains no controller.
  @MainActor var weakly: () -> Exit? {
    switch self {
    case .back(let screen, let stack):
      return { [weak screen, weak stack] in
        if let screen, let stack { .back(from: screen, on: stack) } else { nil }
      }
    case .sheet(let presented):
      return { [weak presented] in presented.map { .sheet($0) } }
    case .tab(let tabs, let next, let again):
      return { [weak tabs, weak next] in
        if let tabs, let next { .tab(tabs, to: next, again: again) } else { nil }
      }
    }
  }
}
