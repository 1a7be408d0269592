import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// Links that are opened in the middle of anything.
extension FuzzWorld {
  /// How a flow takes a step.
  func way(to step: LinkStep, of flow: Int) -> LinkWay {
    switch step.name {
    case "page": .show(self.page(of: flow))
    case "flow": .start(self.child(of: flow), step["name"] == "X" ? nil : .over())
    case "brief": .start(self.briefChild(of: flow))
    case "gated":
      links.isPassed
        ? .start(self.child(of: flow)) : .pass(self.gate(), then: .start(self.child(of: flow)))
    case "stop": .refuse("It leads no further.")
    case "kept": self.wayToKept(step, from: flow)
    case "place": self.wayToPlace(step)
    case "afar": self.wayAfar(step, of: flow)
    case "seen": .show(self.page(of: flow))
    default: .unknown
    }
  }

  private func child(of flow: Int) -> Errand { make(Beginning(parent: flow)).flow }

  /// In or over what has been anywhere as the link was opened: the link may have left it by then.
  private func wayAfar(_ step: LinkStep, of flow: Int) -> LinkWay {
    guard let place = links.place(at: step), controllers.contains(place) else {
      return .refuse("It is gone.")
    }
    return .start(self.child(of: flow), way(to: place))
  }

  /// One that is over as soon as it has begun.
  private func briefChild(of flow: Int) -> Errand {
    let beginning = Beginning(parent: flow) { [weak self] number in
      self?.ledger.endByCode(number, leavingScreens: false)
      self?.ledger.flows[number]?.coordinator?.finish(animated: false)
    }
    return make(beginning).flow
  }

  /// It runs within a flow that is there: which, the flow itself knows.
  private func gate() -> Errand {
    let (number, flow) = make(Beginning(parent: 0))
    let start = flow.onStart
    flow.onStart = { [weak self] gate in
      let parent = (gate.flow.parent?.coordinator as? Errand).flatMap { Int($0.name) } ?? 0
      self?.ledger.begin(number, gate, within: parent, isAwaited: false)
      self?.links.begin(gate: number)
      start?(gate)
    }
    return flow
  }

  private func link(_ step: FuzzStep) -> Link {
    let all = controllers
    let afar =
      step.kind == .openLinkAfar ? links.step("afar", to: all[step.one / 4 % all.count]) : nil
    let steps: [LinkStep] = [
      .page("A"), .page("B"), .flow("X"), afar ?? .flow("Y"), .tab("\(step.one % 2)"),
      afar ?? .flow("X"), "gated",
      ["brief", "stop", "lost", .flow("Y")][step.one / 4 % 4],
    ]
    let link = Link((0..<step.one % 4).map { steps[(step.other >> ($0 * 3)) & 7] })
    let fails = step.kind == .openLinkThatFails || afar != nil && step.other % 4 == 0
    return fails ? Link(link.steps + ["brief"]) : link
  }

  @discardableResult func openLink(_ step: FuzzStep) -> (FuzzLinks.Opening, Weakly<Coordinator>)? {
    if step.one % 3 == 0 { links.close() }
    var from: Coordinator = stage.home
    if step.one % 5 == 0 {
      guard let (_, flow) = flow(step) else { return nil }
      from = flow
    }
    let link = link(step)
    // Who has a guard is shown first, if that is hidden, and asked.
    let onlyLeaves =
      link.steps.isEmpty && from === stage.home && isQuiet
      && !hasGuards
    prediction.doubtWhatIsThere()
    let isInTask =
      step.kind == .openLink && from === stage.home && step.other % 3 == 0 && !isAtRest
    let (opening, handler) = links.note(link, isInTask: isInTask)
    if isInTask {
      openLinkInTask(link, animated: step.isAnimated, then: handler)
    } else {
      from.open(link, animated: step.isAnimated, then: handler)
    }
    // It may have a plan to make yet, and leave then what has come meanwhile.
    if !onlyLeaves { prediction.doubtAll() }
    return (opening, Weakly(from))
  }

  private func openLinkInTask(
    _ link: Link, animated: Bool, then handler: @escaping (LinkOutcome) -> Void
  ) {
    wait { [weak self] in
      guard let self else { return }
      prediction.doubtAll()
      handler(await stage.home.open(link, animated: animated))
    }
  }

  /// In one turn with what the app asks for then.
  func openLinkAndGoOn(_ step: FuzzStep) {
    openLink(step)
    guard step.kind == .openLinkAndShow else { return begin(step) }
    let page = page(of: 0)
    request(stage.home.show(page, animated: step.isAnimated), of: 0, for: page)
  }

  func takeStep(_ step: FuzzStep) {
    guard let (_, flow) = flow(step), let first = link(step).steps.first else { return }
    let (_, handler) = links.note([first])
    flow.take(first, animated: step.isAnimated, then: handler)
  }

  /// When all is at rest: it arrives, or fails and leaves the app as it was.
  func openLinkAtRest(_ step: FuzzStep) async {
    await rest()
    guard failure == nil, !guards.isAsking, requests.isEmpty, links.undecided.isEmpty else {
      stage.run { _ = openLink(step) }
      return
    }
    guards.forgetAsked()
    let before = situation
    let form = FuzzForm(of: self)
    let held = flowsHeld()
    let followersBefore = followers
    guard let (opening, from) = stage.run({ openLink(step) }) else { return }
    stage.settle()
    await turn()
    stage.settle()
    while guards.isAsking {
      if situation.hasLost(from: before) { failure = "something has moved before the answer" }
      stage.run { answer(step.isAnimated) }
      stage.settle()
    }
    // What the app itself begins as it is left comes on top.
    if failure == nil, followers == followersBefore, let outcome = opening.outcomes.first {
      failure = fault(of: outcome, opening.link, from, before, form, held)
        .map { "\($0), of link \(opening.link) with \(outcome)" }
    }
    await rest()
  }

  /// After one that may lead somewhere, so that there is something to be left.
  func openLinkThatFails(_ step: FuzzStep) async {
    links.passFromOutside()
    let other = Link(link(step).steps.dropLast().reversed())
    await rest()
    if failure == nil, !guards.isAsking, links.undecided.isEmpty {
      stage.run {
        prediction.doubtAll()
        stage.home.open(other, animated: false, then: links.note(other).handler)
      }
    }
    await openLinkAtRest(step)
  }

  private func fault(
    of outcome: LinkOutcome, _ link: Link, _ from: Weakly<Coordinator>, _ before: Situation,
    _ form: FuzzForm, _ held: [Int: Set<Int>]
  ) -> String? {
    switch outcome {
    case .superseded: return "there was no other link"
    case .opened:
      if let now = from.object?.link, !leads(now, where: link, from), !hasStepsInSeveralColumns,
        !goesOnInForeignPage, !mayLieBeneath(link, from: from.object), !hasStepsInOther
      {
        return "it leads to \(now)"
      }
      return faultOfLeaving(from: before.scene, to: scene, held)
    case .failed(let failure):
      if failure.step.map({ !link.steps.contains($0) }) ?? !link.steps.isEmpty {
        return "it has no such step"
      }
      switch failure.reason {
      case .unknown, .notLeft, .gateNotPassed,
        .refused where !link.steps.contains(where: { $0.name == "afar" }):
        return situation == before ? nil : "the app is not as it was"
      // What a link has left itself is refused only then.
      case .refused, .notShown, .flowHasEnded:
        let now = FuzzForm(of: self)
        // A window is not left empty where what it had is not there again: what has come there stays.
        let isAsBefore =
          failure.omissions.isEmpty
          ? form.isThereAgain(in: now) : now.isPart(of: form) || other != nil
        return isAsBefore ? nil : "\(form) has become \(now)"
      }
    }
  }

  /// Whether a step shows a flow in a place beneath that which it is taken from.
  private func mayLieBeneath(_ link: Link, from: Coordinator?) -> Bool {
    let steps = from === stage.home ? link.steps[...].dropFirst() : link.steps[...]
    return steps.contains { $0.name == "afar" }
  }

  private func leads(_ now: Link, where link: Link, _ from: Weakly<Coordinator>) -> Bool {
    if ends(now.steps[...], with: link) { return true }
    // A flow that shows nothing itself is seen by what runs within it.
    let last = link.steps.last
    let isHollow = ledger.flows.contains { number, flow in
      let coordinator = flow.coordinator
      let isLast = last.map { coordinator?.linkStep == $0 } ?? (coordinator === from.object)
      return isLast && !controllers.contains { ledger.owner(of: $0) == number }
    }
    return isHollow && ends(now.steps.prefix(link.steps.count), with: link)
  }

  private func ends(_ steps: ArraySlice<LinkStep>, with link: Link) -> Bool {
    var steps = steps
    for step in link.steps.reversed() {
      // A flow's lowest screen stays, though it may have a step.
      if let last = steps.last, last != step, last.name == "page",
        steps.dropLast().last?.name != "page"
      {
        steps.removeLast()
      }
      guard steps.popLast() == step else { return false }
    }
    return true
  }

  /// Of what lies side by side a link, which is one path, names what is in one column.
  private var hasStepsInSeveralColumns: Bool {
    let supervisor = stage.home.flow.supervisor
    var columns: [ObjectIdentifier: Set<Int>] = [:]
    for page in controllers {
      let owner = ledger.owner(of: page).flatMap { ledger.flows[$0]?.coordinator }
      guard supervisor.links.step(of: page) != nil || owner?.linkStep != nil else { continue }
      for choice in Chooser.choices(around: page, supervisor.holding) {
        guard case .columns(let split) = choice.chooser else { continue }
        columns[ObjectIdentifier(split), default: []].insert(choice.index)
      }
    }
    return columns.values.contains { $0.count > 1 }
  }

  struct Situation: Equatable {
    var scene: Scene
    var link: Link
    var flows: [Int]

    /// Whether more than tabs and columns have changed: a link goes to the flow that it asks.
    func hasLost(from before: Situation) -> Bool {
      flows != before.flows || scene.lying.sorted() != before.scene.lying.sorted()
    }
  }

  private var situation: Situation {
    Situation(
      scene: scene, link: stage.home.link,
      flows: ledger.flows.filter { $0.value.ends == 0 }.keys.sorted())
  }
}
