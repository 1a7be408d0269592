import UIKit

@MainActor extension LinkRoute {
  /// What has to be passed before anything moves.
  struct Gate {
    let name: String
    let step: LinkStep
    let make: @MainActor () -> Coordinator
    let presentation: FlowPresentation?
    /// The flow that it runs within: one that is there.
    let parent: Coordinator
  }

  /// What takes one step.
  struct Opening {
    let step: LinkStep
    let taker: Coordinator
    /// The taker's run: it may run once more by the time that the step is taken.
    let flow: Flow
    let way: Way

    @MainActor init(step: LinkStep, taker: Coordinator, way: Way) {
      (self.step, self.taker, self.way) = (step, taker, way)
      flow = taker.flow
    }

    /// The window that gets another root by it: where a flow, or a screen, comes in the way of a flow that shows nothing itself,
    /// that one's.
    @MainActor var window: UIWindow? {
      let target: Target? =
        switch way {
        case .start(_, let way): flow.supervisor.firstTarget(way, within: flow)
        case .show: flow.supervisor.nextTarget(of: flow)
        case .select: nil
        }
      return if case .window(let window)? = target { window } else { nil }
    }

    /// What is left of it once it has been asked for: who waits for it holds no coordinator, nor what that is shown on.
    struct Begun {
      let step: LinkStep
      let flow: Flow
      let startsFlow: Bool
    }
    var begun: Begun {
      let startsFlow = if case .start = way { true } else { false }
      return Begun(step: step, flow: flow, startsFlow: startsFlow)
    }

    enum Way {
      case show(@MainActor () -> UIViewController)
      case start(@MainActor () -> Coordinator, FlowPresentation?)
      case select(UIViewController)
    }
  }
}
