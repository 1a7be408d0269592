public import UIKit

/// How a coordinator takes a step.
@MainActor public struct LinkWay {
  indirect enum Kind {
    case show(UIViewController.Type, @MainActor () -> UIViewController)
    case start(String, @MainActor () -> Coordinator, FlowPresentation?)
    case select(UIViewController)
    case ask(Coordinator)
    case pass(String, @MainActor () -> Coordinator, FlowPresentation?, then: LinkWay)
    case refuse(String)
    case unknown

    /// What it will be when what comes first is passed.
    @MainActor var afterGates: Self {
      if case .pass(_, _, _, let way) = self { way.kind.afterGates } else { self }
    }

    /// Where it leads from a flow. Nil where nothing comes by it.
    @MainActor func target(from flow: Flow, in prospect: Prospect = Prospect()) -> Target? {
      switch self {
      case .show: flow.supervisor.nextTarget(of: flow, in: prospect)
      case .start(_, _, let way): flow.supervisor.firstTarget(way, within: flow, in: prospect)
      case .select, .ask, .pass, .refuse, .unknown: nil
      }
    }
  }

  let kind: Kind

  /// Shows a screen of the coordinator's own, as `show(_:)` does.
  public static func show<Screen: UIViewController>(
    _ screen: @autoclosure @escaping @MainActor () -> Screen
  ) -> LinkWay { LinkWay(kind: .show(Screen.self, screen)) }

  /// Starts a flow within the coordinator's.
  ///
  /// - Parameters:
  ///   - child: made when the plan is, to be asked for the steps after this one. It need not have
  ///     started by then.
  ///   - presentation: as for `pushCoordinator(_:_:)`.
  public static func start<Child: Coordinator>(
    _ child: @autoclosure @escaping @MainActor () -> Child, _ presentation: FlowPresentation? = nil
  ) -> LinkWay { LinkWay(kind: .start("\(Child.self)", child, presentation)) }

  /// Goes to the tab or the column that a controller is in, which is then at this step: the coordinator is asked for
  /// the steps after it. A tab with a flow of its own needs no such way: its `linkStep`, set before it is started,
  /// leads there. (Where this flow is opened by the link itself, that is planned before it has started: then it answers
  /// `.start` for that step, and what it has started by itself is taken for it.)
  ///
  /// - Parameter controller: of a stack, its first screen is meant.
  public static func select(_ controller: UIViewController) -> LinkWay {
    let stack = controller as? UINavigationController
    return LinkWay(kind: .select(stack?.viewControllers.first ?? controller))
  }

  /// Another coordinator takes the step: a child that runs already, and has no step of its own.
  public static func ask(_ coordinator: Coordinator) -> LinkWay {
    LinkWay(kind: .ask(coordinator))
  }

  /// Something comes first: signing in. When that flow has finished, the coordinator is asked for
  /// the step again. Where it ends otherwise, the link fails, and the app is as it was. A tree that is
  /// restored runs no gate: what is behind one waits in `RestorationReport.waiting`.
  ///
  /// - Parameters:
  ///   - gate: run before anything is left or opened.
  ///   - presentation: over whatever is on screen, unless it says otherwise.
  ///   - way: what the step will be then, as far as that is known, so that the steps after it can be
  ///     planned.
  public static func pass<Gate: Coordinator>(
    _ gate: @autoclosure @escaping @MainActor () -> Gate, _ presentation: FlowPresentation? = nil,
    then way: LinkWay
  ) -> LinkWay { LinkWay(kind: .pass("\(Gate.self)", gate, presentation, then: way)) }

  /// The step is known and cannot be taken.
  ///
  /// - Parameter reason: a sentence: "There is no photo 7."
  public static func refuse(_ reason: String) -> LinkWay { LinkWay(kind: .refuse(reason)) }

  /// The step is none of this coordinator's.
  public static var unknown: LinkWay { LinkWay(kind: .unknown) }
}
