import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// Flows that do what the steps of a program say.
@MainActor final class Program {
  /// How much time passes between two steps.
  enum Pace: CaseIterable {
    case withinOneTurn, turnByTurn
    /// In the middle of what moves.
    case amidst
    /// While a finger is about to swipe what is there away, and lets go of it.
    case underAFinger
    case atRest
  }

  private let stage: Stage
  private var flows: [Int: Weakly<Errand>]
  private var answers: [Int: RequestOutcome] = [:]
  /// The flows that had been shown when all came to rest for the first time, but for the root's, which has nowhere to go.
  private var shown: Set<Int> = []

  private init() throws {
    stage = try Stage()
    stage.user.waitsForTransitions = false
    flows = [0: Weakly(stage.home)]
  }

  /// What there is when all has come to rest, and what each step before the first rest was answered with.
  static func result(of steps: [ProgramStep], _ pace: Pace) throws -> String {
    let program = try Program()
    for part in steps.split(whereSeparator: { $0.verb == .rest }) {
      program.perform(part, pace)
      program.stage.settle()
      program.noteShown()
    }
    return program.description
  }

  private func noteShown() {
    guard shown.isEmpty else { return }
    shown = Set(flows.filter { $0.value.object?.startRequest.outcome == .shown }.keys)
    shown.remove(0)
  }

  private func perform(_ steps: some Sequence<ProgramStep>, _ pace: Pace) {
    if pace == .withinOneTurn { return stage.run { steps.forEach(perform) } }
    for step in steps {
      switch pace {
      case .withinOneTurn, .turnByTurn: stage.run { perform(step) }
      case .amidst:
        stage.run { perform(step) }
        stage.user.clock.advance(by: 0.2)
      case .underAFinger:
        let isDown = (try? stage.user.swipeDown(.begin)) != nil
        let isBack = !isDown && (try? stage.user.swipeBack(.begin)) != nil
        stage.run { perform(step) }
        if isDown { try? stage.user.swipeDown(.cancel) }
        if isBack { try? stage.user.swipeBack(.cancel) }
        stage.settle()
      case .atRest:
        stage.run { perform(step) }
        stage.settle()
      }
    }
  }

  private func perform(_ step: ProgramStep) {
    let flow = flows[step.flow]?.object
    let request: ShowRequest? =
      switch step.verb {
      case .push: begin(step.number, within: flow, step.isAnimated)
      case .presentOver: begin(step.number, .over(), within: flow, step.isAnimated)
      case .beginTabs: beginTabs(step.number, within: flow, step.isAnimated)
      case .show: flow?.show(stage.page("\(step.number)"), animated: step.isAnimated)
      case .present: flow?.present(stage.page("\(step.number)"), animated: step.isAnimated)
      case .goBack: flow?.goBack(animated: step.isAnimated)
      case .finish: shown.contains(step.flow) ? flow?.finish(animated: step.isAnimated) : nil
      case .cancel: shown.contains(step.flow) ? flow?.cancel(animated: step.isAnimated) : nil
      case .rest: nil
      }
    request?.whenDone { [weak self] outcome in
      // What waits out of sight is refused where its flow ends before it comes.
      if self?.shown.isEmpty == true { self?.answers[step.number] = outcome }
    }
  }

  private func begin(
    _ number: Int, _ presentation: FlowPresentation? = nil, within parent: Coordinator?,
    _ isAnimated: Bool, start: ((Errand) -> Void)? = nil
  ) -> ShowRequest? {
    guard let parent else { return nil }
    let flow = Errand("\(number)", start == nil ? ["\(number)"] : [])
    flow.isAnimated = isAnimated
    flow.onStart = start
    flow.flowPresentation = presentation
    flows[number] = Weakly(flow)
    parent.pushCoordinator(flow)
    return flow.startRequest
  }

  private func beginTabs(
    _ number: Int, within parent: Coordinator?, _ isAnimated: Bool
  ) -> ShowRequest? {
    let bar = UITabBarController()
    bar.title = "\(number)"
    return begin(number, .over(), within: parent, isAnimated) { [weak self] flow in
      flow.show(bar, animated: isAnimated)
      for tab in [100 * number, 100 * number + 1] {
        _ = self?.begin(tab, .tab(of: bar), within: flow, isAnimated)
      }
    }
  }

  /// What lies over what, the flows that run, what became of each step before the first rest, and what UIKit complains of.
  private var description: String {
    var layers = [stage.window.rootViewController].compactMap { $0 }
    while let next = layers.last?.presentedViewController { layers.append(next) }
    let answers = answers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return (layers.map(text) + [text(stage.home)] + answers + stage.faults).joined(separator: " | ")
  }

  private func text(_ controller: UIViewController) -> String {
    switch controller {
    case let stack as UINavigationController:
      "(" + stack.viewControllers.map(text).joined(separator: " ") + ")"
    case let tabs as UITabBarController:
      "[" + (tabs.viewControllers ?? []).map(text).joined(separator: " ") + "]"
    default: controller.title ?? ""
    }
  }

  private func text(_ coordinator: Coordinator) -> String {
    let name = (coordinator as? Errand)?.name ?? ""
    let children = coordinator.childCoordinators.map(text)
    return children.isEmpty ? name : "\(name)(\(children.joined(separator: " ")))"
  }
}
