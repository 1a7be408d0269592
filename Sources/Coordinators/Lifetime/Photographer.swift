import UIKit

/// Takes the picture that a look is about: the flows that may have been left, with all that run
/// within them, and of each as many screens as it takes to tell.
@MainActor struct Photographer {
  private(set) var picture = Picture()
  /// Those of the picture, in its order.
  private(set) var flows: [Flow] = []
  private let supervisor: Supervisor

  init(for supervisor: Supervisor) { self.supervisor = supervisor }

  /// Adds a flow that may have been left. It comes before those that began later.
  mutating func add(_ flow: Flow) {
    if index(of: flow) != nil { return }
    let seen = see(flow, within: nil)
    // Alive by a screen of its own, as nearly all are: what runs within it does not matter.
    if seen.presence > .nowhere { return }
    append(flow, seen)
    flow.forEachWithin { inner in
      append(inner, see(inner, within: inner.parent.flatMap(index)))
    }
  }

  private mutating func append(_ flow: Flow, _ seen: Picture.Flow) {
    flow.indexInPicture = flows.count
    flows.append(flow)
    picture.flows.append(seen)
  }

  /// Whether what holds it has not been on screen either, and gone for good.
  private func mayCome(_ controller: UIViewController, with flow: Flow) -> Bool {
    let outermost = supervisor.holding.outermostHolder(of: controller)
    if outermost === controller { return true }
    if let walk = supervisor.linksIfAny?.walk(thatMayBringBack: outermost), !walk.hasBegun(flow) {
      return true
    }
    // Of a stack that is no flow's own the views know nothing.
    let stack = supervisor.knownStack(outermost)
    if let stack, stack.navigationController === outermost, stack.hasBeenOnScreen { return false }
    return !Screen.hasBeenOnScreen(outermost)
  }

  /// A flow knows its place, so that thousands cost no more each than one does.
  private func index(of flow: Flow) -> Int? {
    let index = flow.indexInPicture
    return index < flows.count && flows[index] === flow ? index : nil
  }

  private func see(_ flow: Flow, within parent: Int?) -> Picture.Flow {
    supervisor.bringBackNamed(of: flow)
    var seen = Picture.Flow(
      parent: parent, hasShown: flow.hasShown, hasBeenOnScreen: flow.hasBeenOnScreen,
      showsItself: flow.firstScreen != nil,
      isExpected: flow.isExpected || flow.isHeir)
    for screen in flow.screens {
      guard let controller = screen.controller else { continue }
      var reach = supervisor.holding.reach(of: screen, controller)
      switch reach {
      case .window: break
      case .noWindow: if !flow.hasBeenOnScreen, !mayCome(controller, with: flow) { reach = .nobody }
      case .nobody: if screen.isYetToCome { reach = .noWindow }
      }
      seen.add(reach)
      switch reach {
      case .window:
        flow.hasBeenOnScreen = true
        return seen
      case .noWindow where !flow.hasBeenOnScreen: return seen
      case .noWindow, .nobody:
        guard supervisor.lookAgainIfMoving(at: screen) else { continue }
        seen.isExpected = true
        return seen
      }
    }
    return seen
  }
}
