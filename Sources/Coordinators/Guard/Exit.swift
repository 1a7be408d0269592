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
        (stack?.viewControllers ?? []).dropFirst().map { $0 }
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

extension Supervisor {
  /// What the user wanted, once the guard lets go.
  func take(_ exit: Exit, _ entry: RequestQueue.Entry) {
    switch exit {
    case .back(let screen, let stack):
      // More may have come over it meanwhile, which goes with it.
      guard let index = stack.viewControllers.firstIndex(of: screen), index > 0 else {
        return done(entry, .refused(.nothingToLeave))
      }
      go(from: stack, with: presented(goingWith: exit), entry) { animated in
        stack.popToViewController(stack.viewControllers[index - 1], animated: animated)
        return !stack.viewControllers.contains(screen)
      }
    case .sheet(let presented):
      guard let presenter = presented.presentingViewController else {
        return done(entry, .refused(.nothingToLeave))
      }
      let presentation = presented.presentationController
      ask(about: presented) {
        if let presentation, let sheet = presentation.delegate as? SheetGuard {
          sheet.dismiss(presentation, then: $0)
        } else {
          presenter.dismiss(animated: true, completion: $0)
        }
      } then: { [self] in
        done(entry, .shown)
      }
    case .tab(let tabs, let next, let again):
      // One of those behind More is not in the list.
      guard next.parent === tabs || tabs.viewControllers?.contains(next) ?? false,
        // Whoever was asked may have gone there, or elsewhere.
        again == (tabs.selectedViewController === next)
      else { return done(entry, .refused(.nothingToLeave)) }
      go(from: next, with: presented(goingWith: exit), entry) { animated in
        if again {
          exit.stack?.popToRootViewController(animated: animated)
        } else {
          tabs.selectedViewController = next
        }
        guard tabs.selectedViewController === next, exit.stack?.viewControllers.count ?? 1 == 1
        else { return false }
        // Its delegate hears of it as of any other tap.
        (tabs.delegate as? TabGuard)?.tabBarController(tabs, didSelect: next)
        return true
      }
    }
  }

  /// Goes a way out, and then takes away what lies over what has gone that way: the one that moves is the last.
  ///
  /// - Parameter leave: answers whether that is gone: a subclass of the app's may have refused.
  private func go(
    from place: UIViewController, with over: [UIViewController], _ entry: RequestQueue.Entry,
    _ leave: (_ animated: Bool) -> Bool
  ) {
    guard leave(over.isEmpty) else { return done(entry, .refused(.refusedByUIKit)) }
    if over.isEmpty { wait(for: place, entry) } else { dismiss(over, animated: true, entry) }
  }
}
