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

  /// Nil where nothing was there.
  init?(of window: UIWindow, before successor: Coordinator, in tree: Supervisor) {
    guard let root = window.rootViewController else { return nil }
    (self.window, self.root) = (Weakly(window), root)
    owner = tree.known(root)?.owner
    self.successor = Weakly(successor)
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
    guard let flow = successor.object?.flow, flow.goesOn else {
      let screens = UIViewController.contents(of: [current]).filter { !$0.isContainer }
      return !screens.isEmpty && screens.allSatisfy { isLeftOver($0, in: tree) }
    }
    return tree.known(current)?.owner?.isWithin(flow) ?? false
      || flow.subtreeControllers.contains { $0.outermostContainer === current }
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
      // While the other was there, nothing held it that is known.
      if let owner, owner.goesOn, owner.supervisor.known(root) == nil {
        owner.supervisor.claim(root, for: owner)
      }
    }
  }
}
