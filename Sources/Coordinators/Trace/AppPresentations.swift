import UIKit

/// What the app has presented by UIKit itself over flows' screens, for those who listen to a trace. UIKit tells nobody of
/// that, so each look asks: of what came and went between two of them nobody hears.
@MainActor struct AppPresentations {
  private var noted: [Noted] = []

  private struct Noted {
    weak var controller: UIViewController?
    /// What the user sees of it, and the flow that it lies over.
    let name: String
    let flow: String
  }

  /// Notes what there is now.
  ///
  /// - Returns: what has changed since it was last asked, for the trace.
  mutating func changes(in windows: [UIWindow], of tree: Supervisor) -> [TraceEvent] {
    takeOutThoseGone(from: tree)
      + windows.compactMap(\.rootViewController).flatMap { noteAll(over: $0, in: tree) }
  }

  /// - Parameter container: what a window shows, or what is presented over that.
  private mutating func noteAll(
    over container: UIViewController, in tree: Supervisor
  ) -> [TraceEvent] {
    var changes: [TraceEvent] = []
    // A screen that defines a context has over it what it presents there, and what contains it something else.
    for part in sequence(first: Supervisor.innermost(container), next: \.parent) {
      // UIKit also names what is over the containers.
      guard let presented = part.presentedViewController,
        presented.presentingViewController === part
      else { continue }
      if let new = note(presented, in: tree) { changes.append(new) }
      changes += noteAll(over: presented, in: tree)
    }
    return changes
  }

  private mutating func takeOutThoseGone(from tree: Supervisor) -> [TraceEvent] {
    var gone: [TraceEvent] = []
    noted.removeAll { one in
      if let controller = one.controller, controller.presentingViewController != nil,
        !controller.hasFallen
      {
        // A flow's by now: what becomes of it is told as of any other screen.
        return tree.known(controller) != nil
      }
      gone.append(.dismissed(screen: one.name, flow: one.flow))
      return true
    }
    return gone
  }

  private mutating func note(_ controller: UIViewController, in tree: Supervisor) -> TraceEvent? {
    guard tree.isNobodysSheet(controller), Handed.owner(of: controller) == nil,
      !noted.contains(where: { $0.controller === controller }),
      let flow = tree.ownerBeneath(controller)
    else { return nil }
    let name = Screen.name(of: Supervisor.innermost(controller))
    noted.append(Noted(controller: controller, name: name, flow: flow.name))
    return .presented(screen: name, flow: flow.name)
  }

  mutating func takeOver(_ other: inout Self) {
    noted += other.noted
    other.noted = []
  }
}
