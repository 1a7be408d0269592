import UIKit

/// What goes for a link, be it to come back.
extension LinkRoute {
  /// What is to be there again if the link fails. Nil where nothing goes.
  func formerPlaces(around start: Flow, _ watch: TabWatch, after trail: LinkTrail)
    -> FormerPlaces?
  {
    // With the root of a window goes all that is in it, or lies over it.
    let replaced = UIViewController.contentsWithColumns(of: replaced)
    let flows =
      leftFlows
      + FormerPlaces.flows(within: replaced, around: start, without: kept).filter { flow in
        !leftFlows.contains { flow.isWithin($0) }
      }
    let screens = leftScreens + screensGoing(without: flows)
    if flows.isEmpty, screens.isEmpty { return nil }
    return FormerPlaces(leaving: flows, screens, around: start, watch, after: trail)
  }

  /// What flows that stay have shown over the roots of windows that get another, or over what flows that are left have shown
  /// in those. What is in the roots themselves is there with them.
  private func screensGoing(without flows: [Flow]) -> [UIViewController] {
    let left = Set(flows.flatMap(\.subtreeControllers).map(ObjectIdentifier.init))
    func isLeft(_ screen: UIViewController) -> Bool { left.contains(ObjectIdentifier(screen)) }
    return replaced.flatMap { root in
      UIViewController.contentsWithColumns(of: [root]).filter { screen in
        if isLeft(screen) { return false }
        if screen.outermostContainer !== root { return true }
        let stack = (screen.parent as? UINavigationController)?.viewControllers ?? []
        return stack.prefix { $0 !== screen }.contains(where: isLeft)
      }
    }
  }

  /// The roots of windows that get another: with one goes all that is in it, or lies over it.
  var replaced: [UIViewController] {
    // What the link leads to comes when its gate has been passed.
    if let gate { return gate.presentation?.replaced.map { [$0] } ?? [] }
    return openings.compactMap { $0.window?.rootViewController }
  }
}

extension FlowPresentation {
  /// The root of the window that gets another.
  @MainActor fileprivate var replaced: UIViewController? {
    if case .root(let window) = self { window.rootViewController } else { nil }
  }
}
