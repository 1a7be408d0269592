import UIKit

/// A child that the app has put into `childCoordinators` itself. It is the app that calls `start()`, right before
/// or right after: what appears by the time that the code which runs now is done is the child's.
@MainActor struct Newcomer {
  let flow: Flow
  /// Those that it may show itself on.
  let stacks: [Stack]
  /// What nobody had read as it was put in. It is the child's where nothing comes later.
  let unread: [Screen]

  /// Whether it has nothing yet that would be its own.
  var isBare: Bool { flow.stage == .running && !flow.hasShown && !flow.isExpected }
}

extension Supervisor {
  func awaitStart(of flow: Flow) {
    guard flow.screens.isEmpty else { return }
    // Who puts one in has started itself.
    if let parent = newcomers.first(where: { $0.flow === flow.parent && $0.isBare }) {
      hand(parent.unread, to: parent)
    }
    let (near, far) = stacksAround(flow)
    let controllers = near.flatMap(unreadControllers)
    for stack in near { catchUp(with: stack, for: flow.parent, over: flow.parent) }
    for stack in far where stack.hasNewTop { read(stack) }
    newcomers.append(
      Newcomer(flow: flow, stacks: near + far, unread: controllers.compactMap(known)))
    lookLater()
  }

  private func unreadControllers(of stack: Stack) -> [UIViewController] {
    guard let navigationController = stack.navigationController else { return [] }
    let presented = sequence(first: navigationController as UIViewController) {
      $0.presentedViewController
    }
    return (navigationController.viewControllers + presented.dropFirst()).filter {
      known($0) == nil
    }
  }

  /// Whose a screen is that has just been found on a stack, if it may be that of a child that starts.
  func newcomer(on stack: Stack, within starting: Flow?) -> Flow? {
    if newcomers.isEmpty { return nil }
    return newcomers.first { newcomer in
      newcomer.isBare && newcomer.flow.number > starting?.number ?? 0
        && newcomer.stacks.contains { $0 === stack }
    }?.flow
  }

  /// The code is done that has put them in.
  func settleNewcomers() {
    if newcomers.isEmpty { return }
    let all = newcomers
    for newcomer in all where newcomer.flow.stage == .running {
      for stack in newcomer.stacks { catchUp(with: stack, for: nil, over: newcomer.flow) }
    }
    newcomers = []
    for newcomer in all where newcomer.isBare { hand(newcomer.unread, to: newcomer) }
  }

  /// The flow around it keeps what it began with.
  private func hand(_ unread: [Screen], to newcomer: Newcomer) {
    var given = unread.filter { screen in
      guard let controller = screen.controller, !screen.isGone else { return false }
      return screen.owner?.stage == .running && namedOwner(of: controller) == nil
    }
    if let first = given.first, let owner = first.owner,
      owner.screens.allSatisfy({ screen in given.contains { $0 === screen } })
    {
      given.removeFirst()
    }
    for screen in given { change(screen, to: newcomer.flow) }
  }
}
