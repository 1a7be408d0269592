import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// What must be true.
extension FuzzWorld {
  /// Until a round in which nothing has happened. A round ends with a turn for each task, as what is
  /// found by a look may resume one, and that holds its flow until then.
  func rest() async {
    stage.run { letGo(completed: false) }
    var before: Happened?
    var patience = 100
    while before != happened || isTakingBack && patience > 0 {
      patience -= 1
      before = happened
      stage.settle()
      stage.run {
        exchangeRootLeftOver()
        lookAgain()
      }
      await passTurns()
    }
    if failure == nil { failure = faultOfPrediction() ?? faultAtRest() ?? faultOfWayBack() }
    predictFromRest()
  }

  /// A covered screen taken out is missed at the next look: here is one.
  func lookAgain() {
    stage.stack.viewControllers.first.map(stage.home.own)
    stage.settle()
  }

  /// What waits for a flow takes its turns. How long a turn takes is up to the threads that it comes
  /// by: so it is waited for a task whose flow has ended, and for what the library waits for. What comes
  /// of it is seen by the next round.
  func passTurns() async {
    await turn()
    // What a link that waits out of sight has led to is expected as well, and comes no sooner.
    var patience = links.undecided.isEmpty ? 100_000 : 2000
    while isAwaitingTurn, patience > 0 {
      patience -= 1
      await Task.yield()
    }
    await turn()
  }

  var isAwaitingTurn: Bool {
    tasks.keys.contains { ledger.flows[$0]?.ends ?? 1 > 0 }
      || stage.home.flow.subtree.contains { $0.expectations > keepers(of: $0) }
      || isTakingBack
  }

  /// Whether a link has failed, and what it had left is yet to be there again.
  private var isTakingBack: Bool { stage.home.flow.supervisor.linksIfAny?.isTakingBack ?? false }

  /// How many requests keep a flow: not those that wait out of sight.
  private func keepers(of flow: Flow) -> Int {
    let waiting = flow.supervisor.queueIfAny?.waiting.elements ?? []
    return waiting.count { $0.flow === flow && $0.expectation == .requestAndFlow }
  }

  /// Lets run what the main actor has been given so far, by no other thread than its own.
  func turn() async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }

  struct Happened: Equatable {
    var begun, ended, tasks, asked, undecided, links, screens: Int
  }

  var happened: Happened {
    Happened(
      begun: made, ended: ledger.ends.count, tasks: tasks.count, asked: requests.count,
      undecided: requests.count { $0.request.outcome == nil },
      links: links.undecided.count, screens: pages.count { $0.object != nil })
  }

  /// What is wrong whatever moves: a flow that runs has not ended, and none ends twice.
  func faultMeanwhile() -> String? {
    if let exception = stage.user.session.endReason { return exception }
    if let fault = links.fault { return fault }
    for (number, flow) in ledger.flows {
      if flow.ends > 1 { return "flow \(number) has ended \(flow.ends) times" }
      if flow.outcomes > flow.ends { return "flow \(number) has a result and has not ended" }
      guard let coordinator = flow.coordinator else { continue }
      if flow.ends == 1, coordinator.flow.isRunning {
        return "flow \(number) has ended and runs"
      }
      if flow.ends == 1, coordinator.flow.parent?.children.contains(coordinator) ?? false {
        return "flow \(number) has ended and is its parent's child"
      }
      if flow.hasStarted, flow.ends == 0, coordinator.flow.stage == .ended {
        return "flow \(number) is over and has not told"
      }
    }
    return faultAround()
  }

  /// What a flow keeps of those around it must be what a walk outwards finds.
  private func faultAround() -> String? {
    for flow in stage.home.flow.subtree {
      let presented = flow.nearest { $0.hasPresentation }
      let shown = flow.nearest { $0.hasShown }
      let outermost = flow.nearest { $0.isRoot } ?? flow.firstOfTree
      let isRight =
        flow.nearestWithPresentation === presented && flow.nearestThatHasShown === shown
        && flow.outermost === outermost
      if !isRight { return "\(flow.name) is mistaken about the flows around it" }
    }
    return nil
  }

  func faultAtRest() -> String? {
    let controllers = controllers
    let present = ledger.present(by: controllers)
    let waiting = ledger.flows.keys.filter { waits($0, controllers) }
    for (number, flow) in ledger.flows.sorted(by: { $0.key < $1.key }) {
      let isThere =
        (present.contains(number) || waiting.contains { ledger.isWithin($0, number) })
        && !flow.wasEndedByCode
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
    requests = requests.filter { $0.request.outcome == nil }
    if let asked = requests.first(where: { !isOutOfSight($0.flow, controllers) && !isMerged($0) }) {
      return "a request of flow \(asked.flow) has no outcome"
    }
    if let opening = links.undecided.first(where: { !$0.isInTask }), !guards.isAsking,
      !links.hasGate(isRunning), stage.home.flow.supervisor.queue.isEmpty
    {
      return "a link has no outcome: \(opening.link)"
    }
    // What is taken away goes, but for what a window's root stack begins with.
    if let left = controllers.first(where: { isTakenAway($0) }) {
      return "a screen \(left.title ?? "") is still there"
    }
    let queue = stage.home.flow.supervisor.queue
    let asked =
      requests.compactMap { $0.screen?.object } + queue.waiting.elements.compactMap(\.action.screen)
    let known = Set((controllers + asked.flatMap(contents)).map(ObjectIdentifier.init))
    let leaked = pages.compactMap(\.object).filter { !known.contains(ObjectIdentifier($0)) }
    // What a link has left is there again if a guard does not let it go on, or a gate is not passed.
    let mayComeBack =
      !links.undecided.isEmpty && (guards.isAsking || links.hasGate(isRunning))
    if !mayComeBack, let leaked = leaked.first {
      return "a screen \(leaked.title ?? "") has leaked"
    }
    pages = pages.filter { $0.object != nil }
    ledger.forgetEnded()
    guards.forget { ledger.flows[$0] == nil }
    links.forget { !isRunning($0) }
    return nil
  }

  private func isRunning(_ flow: Int) -> Bool { ledger.flows[flow]?.ends == 0 }

  /// Whether a flow is to show its first screen over a tab that is not chosen: that comes when the
  /// user goes there.
  private func waits(_ flow: Int, _ controllers: [UIViewController]) -> Bool {
    // What has ended waits for nothing, but where its start was merged with another's.
    guard let entry = ledger.flows[flow], !entry.hasShown, entry.ends == 0 || !merges else {
      return false
    }
    return requests.contains { $0.flow == flow && $0.request.outcome == nil }
      && isOutOfSight(flow, controllers)
  }

  /// Whether the flow has ended as its start was merged with another's, which has no outcome yet.
  private func isMerged(_ asked: Asked) -> Bool {
    guard merges, ledger.flows[asked.flow]?.ends ?? 1 > 0 else { return false }
    return requests.contains { $0.request.outcome == nil && isRunning($0.flow) }
  }

  private func isOutOfSight(_ flow: Int, _ controllers: [UIViewController]) -> Bool {
    let own = controllers.filter { ledger.owner(of: $0) == flow }
    // One that has none may live by flows within it, and goes on where it would show its next. So does one whose first
    // screen waits, whatever page elsewhere has been made its own.
    if own.isEmpty || isOpening(flow), let next = nextPlace(of: flow), controllers.contains(next),
      next.viewIfLoaded?.window == nil
    {
      return true
    }
    let hasShown = ledger.flows[flow]?.hasShown ?? true
    let screens = own.isEmpty && hasShown ? controllers.filter { isWithin($0, flow) } : own
    guard screens.isEmpty else { return screens.allSatisfy { $0.viewIfLoaded?.window == nil } }
    guard let parent = ledger.flows[flow]?.parent, parent != 0 else { return false }
    return isOutOfSight(parent, controllers)
  }

  private func nextPlace(of flow: Int) -> UIViewController? {
    ledger.flows[flow]?.coordinator.flatMap { coordinator in
      stage.home.flow.supervisor
        .nextTarget(of: coordinator.flow, opens: isOpening(flow))?.controller
    }
  }

  private func isOpening(_ flow: Int) -> Bool {
    let coordinator = ledger.flows[flow]?.coordinator
    return stage.home.flow.supervisor.queue.waiting.elements.contains {
      $0.opensFlow && $0.flow != nil && $0.flow === coordinator?.flow
    }
  }

  private func isWithin(_ controller: UIViewController, _ flow: Int) -> Bool {
    ledger.owner(of: controller).map { ledger.isWithin($0, flow) } ?? false
  }

  private func isTakenAway(_ controller: UIViewController) -> Bool {
    ledger.owner(of: controller).flatMap { ledger.flows[$0] }?.takesScreensAway ?? false
  }

  private var isAnythingKept: Bool { records.contains { $0.object != nil } }

  private func takeAllAway() {
    prediction.doubtAll()
    while guards.isAsking { answer(false) }
    exchangeRoot()
    stage.stack.dismiss(animated: false)
    if mode.swapsRoot {
      stage.window.rootViewController = UIViewController()
    } else {
      stage.stack.popToRootViewController(animated: false)
    }
  }

  /// Takes everything away: nothing is left.
  func failureAtTheEnd() async -> String? {
    // What lies over a root that is exchanged stays there, and one cannot take it away in the middle of its coming.
    if !mode.swapsRoot || layers.count > 1 { await rest() }
    if let failure { return failure }
    isOver = true
    ended = []
    // What has waited to be presented from the root's first screen comes as that is seen, one after the other.
    var rounds = 0
    repeat {
      stage.run(takeAllAway)
      await rest()
      if let failure { return failure }
      rounds += 1
    } while !mode.swapsRoot && !stage.home.childCoordinators.isEmpty && rounds < 20
    if mode.swapsRoot, stage.home.flow.stage != .ended { return "the first flow has not ended" }
    if !stage.home.childCoordinators.isEmpty { return "the root has children left" }
    if !tasks.isEmpty { return "a task still waits" }
    if links.undecided.contains(where: { !$0.isInTask }) { return "a link still waits" }
    // What has waited for a flow may have a few turns left to take, on other threads too.
    var patience = 100_000
    while isAnythingKept || waits > 0, patience > 0 {
      patience -= 1
      await Task.yield()
    }
    if isAnythingKept { return "what is kept of a flow is left" }
    if waits > 0 { return "a task still waits for a request, or for a link" }
    if !links.undecided.isEmpty { return "a link still waits in a task" }
    return events?.failure
  }
}
