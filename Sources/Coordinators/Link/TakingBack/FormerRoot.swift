import UIKit

/// What a window had for its root before a link put a flow in its place: that again, if the link fails. It is held
/// meanwhile, as nothing else does.
@MainActor struct FormerRoot {
  private let window: Weakly<UIWindow>
  let root: UIViewController
  /// Whose that is, if anybody's.
  private let owner: Flow?
  /// The flow that has come in its place.
  private let successor: Weakly<Coordinator>
  /// Of those that stay the ones that had shown nothing, and may have begun there.
  private let beginners: [Flow]

  /// Nil where nothing was there.
  ///
  /// - Parameter taker: the flow that takes the step.
  init?(
    of window: UIWindow, before successor: Coordinator, from taker: Flow, in tree: Supervisor
  ) {
    guard let root = window.rootViewController else { return nil }
    (self.window, self.root) = (Weakly(window), root)
    owner = tree.known(root)?.owner
    self.successor = Weakly(successor)
    beginners = sequence(first: taker) { $0.parent }.filter { !$0.hasShown }
  }

  /// Whether it can be there again: a flow that stays has it, or nobody does, and what has come in its place is still there.
  /// What a flow had that has been left is made anew.
  ///
  /// - Parameter former: what has been left, which is in it no more.
  func canComeBack(without former: [FormerPlaces], in tree: Supervisor) -> Bool {
    guard let current = window.object?.rootViewController, current !== root,
      isSuccessors(current, in: tree)
    else { return false }
    return owner?.goesOn ?? true && !former.contains { $0.leavesEmpty(root) }
  }

  /// Whether a root is the other flow's, or carries what that has shown in the way of one around it. Where it has ended by
  /// itself, it has left that there.
  private func isSuccessors(_ current: UIViewController, in tree: Supervisor) -> Bool {
    if let flow = successor.object?.flow, flow.goesOn,
      tree.known(current)?.owner?.isWithin(flow) ?? false
        || flow.subtreeControllers.contains(where: { $0.outermostContainer === current })
    {
      return true
    }
    let screens = UIViewController.contents(of: [current]).filter { !$0.isContainer }
    return !screens.isEmpty && screens.allSatisfy { isLeftOver($0, in: tree) }
  }

  private func isLeftOver(_ controller: UIViewController, in tree: Supervisor) -> Bool {
    guard let screen = tree.known(controller) else { return false }
    return screen.isInherited || screen.owner == nil || tree.legacies.heir(to: screen) != nil
  }

  func isBefore(_ flow: Flow) -> Bool { successor.object?.flow === flow }
  func isInSameWindow(as other: FormerRoot) -> Bool { window.object === other.window.object }

  /// Puts it back where nobody has put another root since.
  ///
  /// - Parameter former: what has been left, which is in it no more.
  /// - Returns: what does that, for when the other flow has ended.
  func comingBack(without former: [FormerPlaces]) -> () -> Void {
    let current = window.object?.rootViewController
    return { [self] in
      guard let window = window.object, let current, window.rootViewController === current,
        former.allSatisfy({ $0.clear(root) })
      else { return }
      // UIKit would keep it with what lies over it.
      if current.presentedViewController != nil { current.dismiss(animated: false) }
      window.rootViewController = root
      for flow in beginners where flow.isRunning && flow.hasShown { begin(flow) }
      // While the other was there, nothing held it that is known.
      if let owner, owner.goesOn, owner.supervisor.known(root) == nil {
        owner.supervisor.claim(root, for: owner)
      }
    }
  }

  /// It has yet to show something, as before.
  private func begin(_ flow: Flow) {
    let supervisor = flow.supervisor
    for screen in flow.screens where !supervisor.holding.isReachable(screen) {
      supervisor.lose(screen)
    }
    guard flow.screens.isEmpty else { return }
    flow.forgetWhatWasShown()
    flow.navigationController = flow.givenStack
  }
}
