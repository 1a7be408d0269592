import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// A running app that random steps are done to, and what must be true of it whenever it is at rest.
@MainActor final class FuzzWorld {
  private let stage: Stage
  private let ledger = FuzzLedger()
  private var made = 0
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var requests: [ShowRequest] = []
  /// What the library keeps of the flows that there have been.
  private var records: [Weakly<Flow>] = []
  private var pages: [Weakly<UIViewController>] = []
  private(set) var failure: String?
  private var isOver = false
  private var isFingerDown = false
  private var trace: TraceSubscription?

  init() throws {
    stage = try Stage()
    stage.user.waitsForTransitions = false
  }

  /// Prints what happens from here on.
  func tell() { trace = stage.home.trace { print("  \($0)") } }

  func perform(_ step: FuzzStep) async {
    stage.run { change(step) }
    if failure == nil { failure = faultMeanwhile() }
    if step.kind == .settle { await rest() }
  }

  // MARK: Steps

  private func change(_ step: FuzzStep) {
    let animated = step.isAnimated
    switch step.kind {
    case .beginPushed, .beginPresented: begin(step)
    case .show:
      if let flow = flow(step) { request(flow.1.show(page(of: flow.0), animated: animated)) }
    case .present:
      if let flow = flow(step) { request(flow.1.present(page(of: flow.0), animated: animated)) }
    case .pushDirectly: pushDirectly(step)
    case .finish, .cancel:
      guard let (number, flow) = flow(step) else { return }
      ledger.endByCode(number, leavingScreens: false)
      request(
        step.kind == .finish ? flow.finish(animated: animated) : flow.cancel(animated: animated))
    case .report, .dropChild: leaveScreens(step)
    case .goBack: if let flow = flow(step) { request(flow.1.goBack(animated: animated)) }
    case .popTo:
      let stack = stack(step)
      let index = step.other % stack.viewControllers.count
      stack.popToViewController(stack.viewControllers[index], animated: animated)
    case .popToRoot: stack(step).popToRootViewController(animated: animated)
    case .set:
      let stack = stack(step)
      let kept = stack.viewControllers.enumerated().filter { index, _ in
        index == 0 || (step.other >> index) & 1 == 1
      }
      stack.setViewControllers(kept.map(\.element), animated: animated)
    case .dismiss: layers[step.one % layers.count].dismiss(animated: animated)
    case .back: if !isFingerDown { user(.goBack) }
    case .swipeBack: user(.swipeBack(.whole))
    // One finger at a time.
    case .swipeDown: if isAtRest { user(.swipeDown(.whole)) }
    case .putFingerOnStack: if isAtRest { putFingerDown(.swipeBack(.begin)) }
    case .putFingerOnSheet: if isAtRest { putFingerDown(.swipeDown(.begin)) }
    case .letGo: letGo(completed: animated)
    case .cancelTask:
      let waiting = tasks.keys.sorted()
      guard !waiting.isEmpty else { return }
      let number = waiting[step.one % waiting.count]
      ledger.endByCode(number, leavingScreens: false)
      tasks[number]?.cancel()
    case .pass: stage.user.clock.advance(by: Double(step.one % 40) / 100)
    case .settle: break
    }
  }

  private func begin(_ step: FuzzStep) {
    let stack = stack(step)
    let owner = stack.topViewController.flatMap(ledger.owner) ?? 0
    begin(
      step.kind == .beginPushed ? .push(on: stack) : .present(from: self.stage.stack),
      within: owner, screens: 1 + step.other % 2, how: step.other % 5, animated: step.isAnimated,
      isFollowed: step.one % 7 == 0)
  }

  private func begin(
    _ presentation: FlowPresentation, within parent: Int, screens: Int, how: Int, animated: Bool,
    isFollowed: Bool
  ) {
    let around = parent == 0 ? stage.home : ledger.flows[parent]?.coordinator
    guard let around, ledger.flows[parent]?.ends ?? 0 == 0 else { return }
    made += 1
    let number = made
    let child = Errand("\(number)", [])
    records.append(Weakly(child.flow))
    child.isAnimated = animated
    child.onStart = { [weak self] child in
      guard let self else { return }
      ledger.start(number)
      for _ in 0..<screens { request(child.show(page(of: number), animated: animated)) }
    }
    child.didFinish = { [weak self] _ in
      guard let self else { return }
      ledger.end(number)
      guard isFollowed, !isOver else { return }
      begin(
        .push(on: stage.stack), within: 0, screens: 1, how: 2, animated: animated,
        isFollowed: false)
    }
    ledger.begin(number, child, within: parent, isAwaited: how < 2)
    switch how {
    case 0: run(child, number, presentation, within: around)
    case 1:
      around.run(child, presentation) { [weak self] _ in self?.ledger.deliver(number) }
    default: around.pushCoordinator(child, presentation)
    }
  }

  private func run(
    _ child: Errand, _ number: Int, _ presentation: FlowPresentation, within parent: Coordinator
  ) {
    // What a task is given it holds as long as it waits, and a stack goes sooner.
    child.flowPresentation = presentation
    tasks[number] = Task { [weak self] in
      _ = try? await parent.run(child)
      self?.ledger.deliver(number)
      self?.tasks[number] = nil
      // Ended before it began: nobody was told.
      if self?.ledger.flows[number]?.ends == 0, child.childCoordinators.isEmpty {
        self?.ledger.forget(number)
      }
    }
  }

  /// By the app, at rest: whose such a screen is, is a matter of what lies beneath it then.
  private func pushDirectly(_ step: FuzzStep) {
    guard isAtRest else { return }
    let stack = stack(step)
    let owner = stack.topViewController.flatMap(ledger.owner) ?? 0
    stack.pushViewController(page(of: owner), animated: step.isAnimated)
    stage.settle()
  }

  private func leaveScreens(_ step: FuzzStep) {
    guard isAtRest, let (number, flow) = flow(step) else { return }
    ledger.endByCode(number, leavingScreens: true)
    if step.kind == .report {
      flow.didFinish?(flow)
    } else {
      let parent = ledger.flows[number]?.parent ?? 0
      (parent == 0 ? stage.home : ledger.flows[parent]?.coordinator)?.popCoordinator(flow)
      // It is not told itself.
      ledger.end(number)
    }
    stage.settle()
  }

  private func putFingerDown(_ event: UserEvent) {
    isFingerDown = stage.user.session.perform(event) == .performed
  }

  private func letGo(completed: Bool) {
    guard isFingerDown else { return }
    isFingerDown = false
    user(.swipeBack(completed ? .complete : .cancel))
    user(.swipeDown(completed ? .complete : .cancel))
  }

  /// Where it cannot be done nothing happens. (The virtual user would describe the screen each time.)
  private func user(_ event: UserEvent) { stage.user.session.perform(event) }

  private func request(_ request: ShowRequest) { requests.append(request) }

  private func page(of flow: Int) -> UIViewController {
    let page = UIViewController()
    page.title = "of \(flow)"
    pages.append(Weakly(page))
    ledger.own(page, flow)
    return page
  }

  // MARK: What there is

  /// The root and what is presented above it, the lowest first.
  private var layers: [UIViewController] {
    Array(sequence(first: stage.stack) { $0.presentedViewController })
  }

  private func stack(_ step: FuzzStep) -> UINavigationController {
    let stacks = layers.compactMap { $0 as? UINavigationController }
    return stacks[step.one % stacks.count]
  }

  private func flow(_ step: FuzzStep) -> (Int, Errand)? {
    let running = ledger.flows.filter {
      $0.value.hasStarted && $0.value.ends == 0 && !$0.value.wasEndedByCode
        && $0.value.coordinator != nil
    }.keys.sorted()
    guard !running.isEmpty else { return nil }
    let number = running[step.other % running.count]
    return ledger.flows[number]?.coordinator.map { (number, $0) }
  }

  private var controllers: [UIViewController] {
    layers.flatMap { [$0] + (($0 as? UINavigationController)?.viewControllers ?? []) }
  }

  private var isAtRest: Bool {
    !stage.user.session.isTransitioning && layers.allSatisfy { $0.transitionCoordinator == nil }
  }

  // MARK: What must be true

  /// Until a round in which nothing has happened. A round ends with a turn for each task, as what is
  /// found by a look may resume one, and that holds its flow until then.
  func rest() async {
    stage.run { letGo(completed: false) }
    var before: Happened?
    while before != happened {
      before = happened
      stage.settle()
      // A covered screen taken out is missed at the next look: here is one.
      stage.run { stage.stack.viewControllers.first.map(stage.home.own) }
      stage.settle()
      await passTurns()
    }
    if failure == nil { failure = faultAtRest() }
  }

  /// What waits for a flow takes its turns. How long a turn takes is up to the threads that it comes
  /// by: so it is waited for a task whose flow has ended, and for what the library waits for. What comes
  /// of it is seen by the next round.
  private func passTurns() async {
    await turn()
    var patience = 100_000
    while isAwaitingTurn, patience > 0 {
      patience -= 1
      await Task.yield()
    }
    await turn()
  }

  private var isAwaitingTurn: Bool {
    tasks.keys.contains { ledger.flows[$0]?.ends ?? 1 > 0 }
      || stage.home.flow.subtree.contains { $0.expectations > $0.expectedRequests }
  }

  /// Lets run what the main actor has been given so far, by no other thread than its own.
  private func turn() async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }

  private struct Happened: Equatable {
    var begun, ended, tasks, asked, undecided, screens: Int
  }

  private var happened: Happened {
    Happened(
      begun: made, ended: ledger.ends.count, tasks: tasks.count, asked: requests.count,
      undecided: requests.count { $0.outcome == nil },
      screens: pages.count { $0.object != nil })
  }

  /// What is wrong whatever moves: a flow that runs has not ended, and none ends twice.
  private func faultMeanwhile() -> String? {
    for (number, flow) in ledger.flows {
      if flow.ends > 1 { return "flow \(number) has ended \(flow.ends) times" }
      if flow.outcomes > flow.ends { return "flow \(number) has a result and has not ended" }
      guard let coordinator = flow.coordinator else { continue }
      if flow.ends == 1, coordinator.flow.stage == .running {
        return "flow \(number) has ended and runs"
      }
      if flow.ends == 1, coordinator.flow.parent?.children.contains(coordinator) ?? false {
        return "flow \(number) has ended and is its parent's child"
      }
      if flow.hasStarted, flow.ends == 0, coordinator.flow.stage == .ended {
        return "flow \(number) is over and has not told"
      }
    }
    return nil
  }

  private func faultAtRest() -> String? {
    let controllers = controllers
    let present = ledger.present(by: controllers)
    for (number, flow) in ledger.flows.sorted(by: { $0.key < $1.key }) {
      let isThere = present.contains(number) && !flow.wasEndedByCode
      if flow.ends != (isThere ? 0 : 1) {
        return "flow \(number) is \(isThere ? "there" : "gone") and has ended \(flow.ends) times"
      }
      if flow.isAwaited, flow.outcomes != flow.ends {
        return "flow \(number) has ended \(flow.ends) times, with \(flow.outcomes) results"
      }
      if isThere != (flow.coordinator != nil) {
        return "flow \(number) is \(isThere ? "there and released" : "gone and alive")"
      }
      if let parent = flow.parent, flow.hasStarted, !isThere,
        let index = ledger.ends.firstIndex(of: number),
        let outer = ledger.ends.firstIndex(of: parent), outer < index
      {
        return "flow \(number) ended after flow \(parent), which it ran within"
      }
    }
    if let request = requests.first(where: { $0.outcome == nil }) {
      return "a request has no outcome: \(request)"
    }
    requests = []
    let leaked = pages.compactMap(\.object).filter { page in !controllers.contains { $0 === page } }
    if let leaked = leaked.first { return "a screen \(leaked.title ?? "") has leaked" }
    pages = pages.filter { $0.object != nil }
    ledger.forgetEnded()
    return nil
  }

  private var isAnythingKept: Bool { records.contains { $0.object != nil } }

  /// Takes everything away: nothing is left.
  func failureAtTheEnd() async -> String? {
    await rest()
    if let failure { return failure }
    isOver = true
    stage.run {
      stage.stack.dismiss(animated: false)
      stage.stack.popToRootViewController(animated: false)
    }
    await rest()
    if let failure { return failure }
    if !stage.home.childCoordinators.isEmpty { return "the root has children left" }
    if !tasks.isEmpty { return "a task still waits" }
    // What has waited for a flow may have a few turns left to take, on other threads too.
    var patience = 100_000
    while isAnythingKept, patience > 0 {
      patience -= 1
      await Task.yield()
    }
    if isAnythingKept { return "what is kept of a flow is left" }
    return nil
  }
}
