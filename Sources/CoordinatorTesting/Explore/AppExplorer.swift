import AppHost
import Coordinators
import UIKit

/// An app, as a crawler sees it.
@MainActor public final class AppExplorer: Explorer {
  private let rehearsal: Rehearsal
  private let patience: Duration
  private var user: VirtualUser?
  private var run: Rehearsal.Run?
  private var ledger = FlowLedger()
  private var numbers = Numbering()
  /// The screens that there were after the last choice.
  private var former: [Int] = []
  private var faults = 0

  /// - Parameter patience: how long the app may be at work after a step.
  public init(_ rehearsal: Rehearsal, patience: Duration = .seconds(2)) {
    self.rehearsal = rehearsal
    self.patience = patience
  }

  public func start() async throws -> Sighting {
    user?.session.end()
    let run = try rehearsal.run()
    let user = try VirtualUser(running: run.app)
    user.waitsForTransitions = false
    self.user = user
    self.run = run
    ledger = FlowLedger()
    numbers = Numbering()
    former = []
    faults = 0
    _ = await user.session.settle(within: patience)
    return look(at: user, after: nil)
  }

  public func take(_ choice: Choice) async -> Sighting {
    guard let user else { return Sighting(StateID("nothing"), isOver: true) }
    for step in choice.steps {
      // What is refused changes nothing, which is no fault of the app's.
      try? user.take(step, samples: rehearsal.samples)
      if !(await user.session.settle(within: patience)) { return restless(user, choice) }
    }
    return look(at: user, after: choice)
  }

  // MARK: What is there

  /// All is at rest when it is called.
  private func look(at user: VirtualUser, after choice: Choice?) -> Sighting {
    var problems = faults(of: user, after: choice)
    if let reason = user.session.exception ?? user.session.endReason {
      problems.append(Problem(.exception, reason, "The app has ended: \(reason)"))
      return Sighting(StateID("end"), problems: problems, isOver: true)
    }
    let path = ScreenPath(user.session)
    let forest = CoordinatorForest(user.session)
    if let choice { problems += navigations(to: path, by: choice, problems) }
    former = path.screens.map { numbers.number(of: $0) }
    problems += unfinished(forest, path)
    let leaks = leaks(user, forest)
    problems += leaks.map { Problem(.leak, $0.type, $0.description) }
    // What grows with each fault would be new states for ever. What nobody can be seen to hold may be no
    // fault: a task that waits for its user keeps it for later.
    return Sighting(
      state(user, path, forest), problems: problems,
      isOver: problems.contains { $0.kind.growsOn } || leaks.contains { $0.holder != nil })
  }

  private func state(
    _ user: VirtualUser, _ path: ScreenPath, _ forest: CoordinatorForest
  ) -> StateID {
    var hasher = StateHasher()
    hasher.combine(user.session.tree)
    for name in path.names { hasher.combine(name) }
    for screen in path.screens { hasher.combine(screen.title ?? "") }
    hasher.combine(forest.description)
    hasher.combine(run?.digest() ?? "")
    return hasher.id
  }

  public func describe() -> Place {
    guard let user else { return Place(screen: "") }
    let (path, forest) = (ScreenPath(user.session), CoordinatorForest(user.session))
    let tree = user.session.tree
    return Place(
      screen: path.names.last ?? "", title: tree.screen?.label ?? "", path: path.names,
      flow: flow(of: path, in: forest),
      coordinators: forest.all.map { "\(type(of: $0))" },
      lines: tree.layers.last.map { ScreenText(layer: $0).lines } ?? [],
      choices: ChoiceFinder(tree: tree, samples: rehearsal.samples).choices)
  }

  /// From the root to the innermost coordinator that the screen on top came with.
  private func flow(of path: ScreenPath, in forest: CoordinatorForest) -> [String] {
    guard let top = path.screens.last else { return [] }
    let owners = ledger.owners(of: numbers.number(of: top))
    return forest.chains.filter { chain in
      chain.last.map { owners.contains(numbers.number(of: $0)) } ?? false
    }.max { $0.count < $1.count }?.map { "\(type(of: $0))" } ?? []
  }

  // MARK: What is wrong

  private func restless(_ user: VirtualUser, _ choice: Choice) -> Sighting {
    let problem = Problem(
      .restless, user.title,
      "On “\(user.title)” the app is still at work \(patience) after: \(choice)")
    return Sighting(StateID("restless"), problems: [problem], isOver: true)
  }

  private func faults(of user: VirtualUser, after choice: Choice?) -> [Problem] {
    let all = user.session.application.faults
    defer { faults = all.count }
    return all.dropFirst(faults).filter { $0.kind != .exception }.map { fault in
      Problem(
        fault.kind == .warning ? .refusedPresentation : .fault, fault.message, fault.message)
    }
  }

  /// One tap that leads to two screens at once: the way back leads to neither of those that the user
  /// has seen.
  private func navigations(
    to path: ScreenPath, by choice: Choice, _ problems: [Problem]
  ) -> [Problem] {
    let screens = path.screens.map { numbers.number(of: $0) }
    guard case .tap = choice.steps.first?.action, screens.starts(with: former) else { return [] }
    let new = path.screens.dropFirst(former.count).map { "\(type(of: $0))" }
    let wasInTheWay = problems.contains { $0.kind == .fault || $0.kind == .refusedPresentation }
    guard new.count >= 2, wasInTheWay || Set(new).count < new.count else { return [] }
    let names = new.joined(separator: " and ")
    return [Problem(.twoNavigations, names, "One tap leads to \(names)")]
  }

  private func unfinished(_ forest: CoordinatorForest, _ path: ScreenPath) -> [Problem] {
    var flows: [FlowLedger.Flow] = []
    var names: [Int: String] = [:]
    for chain in forest.chains {
      guard let last = chain.last else { continue }
      let number = numbers.number(of: last)
      names[number] = "\(type(of: last))"
      flows.append(
        FlowLedger.Flow(
          number: number, parent: chain.dropLast().last.map { numbers.number(of: $0) }))
    }
    let seen = ledger.look(
      flows: flows, screens: path.screens.map { numbers.number(of: $0) },
      kept: path.kept.map { numbers.number(of: $0) })
    var problems = seen.idle.compactMap { names[$0] }.map {
      Problem(
        .unfinishedFlow, $0,
        "\($0) is still among its parent's children, and none of its screens is left")
    }
    if seen.isTopOrphaned, let screen = path.names.last {
      problems.append(
        Problem(
          .orphanedScreen, screen,
          "\(screen) is still on screen, and the flow it belongs to is over"))
    }
    return problems
  }

  private func leaks(_ user: VirtualUser, _ forest: CoordinatorForest) -> [Leak] {
    LeakSearch(session: user.session, objects: user.census.objects, forest: forest).leaks()
  }
}

extension Problem.Kind {
  /// Whether it happens again and again, and leaves something behind each time.
  fileprivate var growsOn: Bool {
    self == .unfinishedFlow || self == .twoNavigations
  }
}
