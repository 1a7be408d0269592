import UIKit

/// Where requests go.
extension Supervisor {
  enum Target {
    case stack(UINavigationController)
    case presenter(UIViewController, UIModalPresentationStyle)
    case window(UIWindow)
    case tabs(UITabBarController, isSelected: Bool)

    @MainActor var controller: UIViewController? {
      switch self {
      case .stack(let stack): stack
      case .presenter(let presenter, _): presenter
      case .window(let window): window.rootViewController
      case .tabs(let tabs, _): tabs
      }
    }
  }

  func target(of entry: RequestQueue.Entry, for flow: Flow) -> Target? {
    switch entry.step {
    case .show: return nextTarget(of: flow, opens: entry.opensFlow)
    case .over(let screen, _):
      let presenter = lastOnScreen(of: flow) ?? nextTarget(of: flow)?.controller
      return presenter.map { .presenter($0, screen.modalPresentationStyle) }
    case .back:
      return flow.coordinator?.flowNavigationController.map { .stack($0) }
    case .takeAway, .take: return nil
    }
  }

  /// Where a flow's next screen goes, or that of a flow within it that has no way of its own.
  ///
  /// - Parameters:
  ///   - opens: whether it is the flow's first, though it may have been left others meanwhile.
  ///   - leaving: what will have gone by then.
  func nextTarget(
    of flow: Flow, opens: Bool = false, withinIt: Bool = false,
    without leaving: Set<ObjectIdentifier> = []
  ) -> Target? {
    // A flow that has no way of its own goes on where those around it are.
    var next: Flow? = flow
    while let around = next {
      if let own = around.navigationController {
        if stays(own, without: leaving) { return .stack(own) }
        return .stack(lastStack(of: around, without: leaving) ?? own)
      }
      let shown = around.hasShown ? lastShown(of: around, without: leaving) : nil
      let isFirst =
        !around.hasShown || around === flow && !withinIt && (opens || shown == nil)
      if isFirst, let way = around.presentation, way.navigationController == nil {
        return target(of: way, within: around.parent)
      }
      if let stack = lastStack(of: around, without: leaving) ?? shown?.navigationController {
        return .stack(stack)
      }
      // It has shown a tab bar, say, and no stack that would take another screen.
      if let shown {
        return .presenter(lastOnScreen(of: around, without: leaving) ?? shown, .automatic)
      }
      next = around.hasPresentation ? nil : around.parent
    }
    return nil
  }

  /// Where the first screen of a flow goes that is shown in a way of its own.
  ///
  /// - Parameter parent: the flow that it runs within.
  func target(
    of way: FlowPresentation, within parent: Flow?, without leaving: Set<ObjectIdentifier> = []
  ) -> Target? {
    switch way {
    case .push(let stack): .stack(stack)
    case .present(let presenter, let style): .presenter(presenter, style)
    case .over(let style): top(of: parent, without: leaving).map { .presenter($0, style) }
    case .root(let window): .window(window)
    case .tab(let tabs, let isSelected): .tabs(tabs, isSelected: isSelected)
    }
  }

  /// Where the first screen of a new flow goes.
  ///
  /// - Parameters:
  ///   - way: nil where it has none of its own.
  ///   - parent: the flow that it is to run within.
  func firstTarget(
    _ way: FlowPresentation?, within parent: Flow, without leaving: Set<ObjectIdentifier> = []
  ) -> Target? {
    if let way { return target(of: way, within: parent, without: leaving) }
    return nextTarget(of: parent, withinIt: true, without: leaving)
  }

  private func lastStack(
    of flow: Flow, without leaving: Set<ObjectIdentifier>
  ) -> UINavigationController? {
    for stack in flow.stacks.reversed() {
      if let found = stack.navigationController, stays(found, without: leaving) { return found }
    }
    return nil
  }

  /// Whether a stack can be reached, or waits to be shown.
  private func stays(
    _ stack: UINavigationController, without leaving: Set<ObjectIdentifier>
  ) -> Bool {
    if !leaving.isEmpty {
      if leaving.contains(ObjectIdentifier(stack)) { return false }
      let goes = stack.viewControllers.allSatisfy { leaving.contains(ObjectIdentifier($0)) }
      if goes, !stack.viewControllers.isEmpty { return false }
    }
    if stack.viewIfLoaded?.window != nil { return true }
    return stacks[ObjectIdentifier(stack)].map { !isGone($0) } ?? true
  }

  private func lastShown(
    of flow: Flow, without leaving: Set<ObjectIdentifier>
  ) -> UIViewController? {
    flow.screens.last { screen in
      !leaving.contains(screen.id) && !holding.isGone(screen)
        && !(screen.controller?.isBeingDismissed ?? true)
    }?.controller
  }

  private func lastOnScreen(
    of flow: Flow, without leaving: Set<ObjectIdentifier> = []
  ) -> UIViewController? {
    flow.screens.last {
      $0.controller?.viewIfLoaded?.window != nil && !leaving.contains($0.id)
    }?.controller
  }

  /// The flow that shows itself with another's first screen: that one, unless it goes on where a flow
  /// around it is that has shown nothing yet.
  func carrier(of flow: Flow) -> Flow {
    var next: Flow? = flow
    while let around = next, !around.hasPresentation { next = around.parent }
    guard let carrier = next, !carrier.hasShown || carrier === flow else { return flow }
    return carrier
  }

  /// What a flow, or the nearest around it that shows anything, has on top.
  func top(
    of flow: Flow?, without leaving: Set<ObjectIdentifier> = []
  ) -> UIViewController? {
    var around = flow
    while let flow = around {
      if let shown = lastOnScreen(of: flow, without: leaving) { return shown }
      // Under others on a stack, it is that stack which shows what comes over it.
      let last = flow.screens.last {
        $0.controller != nil && !leaving.contains($0.id)
      }?.controller
      if let any = flow.navigationController ?? last?.navigationController ?? last { return any }
      // One that shows nothing itself is seen by what runs within it.
      for inner in flow.subtree.dropFirst().reversed() {
        if let shown = lastOnScreen(of: inner, without: leaving) { return shown }
      }
      around = flow.parent
    }
    return nil
  }

  /// The topmost of what is presented over a controller: that is what presents the next.
  func topmost(over controller: UIViewController) -> UIViewController {
    var top = controller
    // Of a column that has been gone back from UIKit does not say what lies over it.
    if controller.parent == nil, controller.presentedViewController == nil,
      let over = holding.holder(of: controller)?.presentedViewController, over !== controller
    {
      top = over
    }
    while let next = top.presentedViewController, next !== top { top = next }
    return top
  }
}
