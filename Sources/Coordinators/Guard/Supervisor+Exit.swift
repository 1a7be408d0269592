import UIKit

extension Supervisor {
  /// What the user wanted, once the guard lets go.
  func leave(by granted: GrantedExit, _ entry: RequestQueue.Entry) {
    let exit = granted.exit
    // Where it has waited, somebody else may have to be asked by now.
    if guardianIfAny?.askAgain(about: granted) ?? false {
      return done(entry, .refused(.nothingToLeave))
    }
    switch exit {
    case .back(let screen, let stack):
      goBack(from: screen, on: stack, with: presented(goingWith: exit), entry)
    case .sheet(let presented):
      dismiss(presented, entry)
    case .tab(let tabs, let next, again: false):
      select(next, in: tabs, with: presented(goingWith: exit), entry)
    case .tab(let tabs, let chosen, again: true):
      goBackToFirst(in: chosen, of: tabs, with: presented(goingWith: exit), entry)
    }
  }

  private func goBack(
    from screen: UIViewController, on stack: UINavigationController,
    with over: [UIViewController], _ entry: RequestQueue.Entry
  ) {
    // More may have come over it meanwhile, which goes with it.
    guard let index = stack.viewControllers.firstIndex(of: screen), index > 0 else {
      return done(entry, .refused(.nothingToLeave))
    }
    go(from: stack, with: over, entry) { animated in
      stack.popToViewController(stack.viewControllers[index - 1], animated: animated)
      return !stack.viewControllers.contains(screen)
    }
  }

  private func dismiss(_ presented: UIViewController, _ entry: RequestQueue.Entry) {
    guard let presenter = presented.presentingViewController else {
      return done(entry, .refused(.nothingToLeave))
    }
    // UIKit tells nobody of what is dismissed by code. Who has let go may have taken the guard away first.
    let presentation = presented.presentationController
    let delegate = SheetGuard.original(behind: presentation?.delegate)
    if let presentation { SheetGuard.tellWillDismiss(presentation, to: delegate) }
    ask(about: presented) {
      presenter.dismiss(animated: true, completion: $0)
    } then: { [self] in
      // A transition of the app's own may have been cancelled.
      guard presented.presentingViewController == nil else {
        return done(entry, .refused(.refusedByUIKit))
      }
      if let presentation { SheetGuard.tellDidDismiss(presentation, to: delegate) }
      done(entry, .shown)
    }
  }

  private func select(
    _ next: UIViewController, in tabs: UITabBarController, with over: [UIViewController],
    _ entry: RequestQueue.Entry
  ) {
    // Whoever was asked may have gone there, or elsewhere.
    guard isTab(next, of: tabs), tabs.selectedViewController !== next else {
      return done(entry, .refused(.nothingToLeave))
    }
    go(from: next, with: over, entry) { _ in
      tabs.selectedViewController = next
      return tellSelection(of: next, in: tabs)
    }
  }

  private func goBackToFirst(
    in chosen: UIViewController, of tabs: UITabBarController, with over: [UIViewController],
    _ entry: RequestQueue.Entry
  ) {
    guard isTab(chosen, of: tabs), tabs.selectedViewController === chosen else {
      return done(entry, .refused(.nothingToLeave))
    }
    let stack = chosen as? UINavigationController
    go(from: chosen, with: over, entry) { animated in
      stack?.popToRootViewController(animated: animated)
      return (stack?.viewControllers.count ?? 1) == 1 && tellSelection(of: chosen, in: tabs)
    }
  }

  /// One of those behind More is not in the list.
  private func isTab(_ controller: UIViewController, of tabs: UITabBarController) -> Bool {
    controller.parent === tabs || tabs.viewControllers?.contains(controller) ?? false
  }

  /// Its delegate hears of it as of any other tap.
  ///
  /// - Returns: whether the tab is chosen.
  private func tellSelection(of tab: UIViewController, in tabs: UITabBarController) -> Bool {
    guard tabs.selectedViewController === tab else { return false }
    TabGuard.tellSelection(of: tab, in: tabs)
    return true
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
