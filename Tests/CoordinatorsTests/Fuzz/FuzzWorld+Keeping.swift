import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// What there is to be kept of a world, and made again in another.
extension FuzzWorld {
  /// What must be there again.
  struct Keeping {
    var flows: [Int: FuzzKept] = [:]
    /// The first screen of each.
    var firsts: [Int: UIViewController] = [:]
    var text = ""
    /// The flows whose tab bars come back with fewer tabs: which is chosen is kept by its number.
    var thinned: Set<Int> = []
    var isAll = true
  }

  /// Saves the tree with a step for all that can be made again, but for a flow here and there.
  func saveMarked(_ step: FuzzStep) -> (SavedTree, Keeping) {
    let home = stage.home
    let links = home.flow.supervisor.links
    let flows = running
    let screens = controllers
    let stepsBefore = flows.map { ledger.flows[$0]?.coordinator?.linkStep }
    let marksBefore = screens.map { links.step(of: $0) }
    var keeping = mark(step, screens)
    // It is compared when these have to be gone.
    keeping.firsts = [:]
    let tree = home.save()
    for (flow, step) in zip(flows, stepsBefore) {
      ledger.flows[flow]?.coordinator?.linkStep = step
      ledger.flows[flow]?.coordinator?.draft = nil
    }
    for (screen, step) in zip(screens, marksBefore) { home.mark(screen, at: step) }
    return (tree, keeping)
  }

  private func mark(_ step: FuzzStep, _ screens: [UIViewController]) -> Keeping {
    var keeping = Keeping()
    func index(_ screen: UIViewController?) -> Int { screens.firstIndex { $0 === screen } ?? 0 }
    for flow in running {
      let first = screens.first { ledger.owner(of: $0) == flow }
      let coordinator = ledger.flows[flow]?.coordinator
      let around = ledger.flows[flow]?.parent.flatMap { keeping.firsts[$0] }
      let isLeftOut = flow % 7 == step.one % 13
      // No app shows what runs within a flow beneath what that begins with.
      let isAmidst = around.map { index($0) > index(first) } ?? false
      if !isLeftOut, !isAmidst, let first, let coordinator,
        let kept = kept(flow, coordinator, first, keeping, marksFirst: step.other & 2 == 0)
      {
        keeping.flows[flow] = kept
        keeping.firsts[flow] = first
      } else if first != nil {
        keeping.isAll = false
      }
      let isKept = keeping.flows[flow] != nil
      coordinator?.linkStep = isKept ? FuzzKept.step(flow) : nil
      coordinator?.draft = isKept ? FuzzKept.draft(flow) : nil
    }
    if step.other & 4 == 0 { startTabsByThemselves(&keeping) }
    for screen in screens { stage.home.mark(screen, at: stepKept(of: screen, keeping)) }
    let isThere = { [self, keeping] (controller: UIViewController) in
      if isHome(controller) { return true }
      guard let owner = ledger.owner(of: controller) else { return false }
      return keeping.firsts[owner] === controller || stepMark(controller) != nil
    }
    for case let bar as UITabBarController in screens {
      let tabs = FuzzWorld.held(by: bar)
      guard !tabs.allSatisfy({ FuzzWorld.held(by: $0).contains(where: isThere) }) else { continue }
      ledger.owner(of: bar).map { _ = keeping.thinned.insert($0) }
    }
    keeping.text = text(without: keeping.thinned, where: isThere)
    return keeping
  }

  private var running: [Int] {
    ledger.flows.filter { $0.value.hasStarted && $0.value.ends == 0 && $0.value.coordinator != nil }
      .keys.sorted()
  }

  private func isHome(_ screen: UIViewController) -> Bool {
    screen === stage.stack.viewControllers.first
  }

  func stepMark(_ screen: UIViewController) -> LinkStep? {
    stage.home.flow.supervisor.links.step(of: screen)
  }

  /// How a flow is made again; nil where that cannot be known from what is there.
  private func kept(
    _ flow: Int, _ coordinator: Errand, _ first: UIViewController, _ keeping: Keeping,
    marksFirst: Bool
  ) -> FuzzKept? {
    guard let parent = ledger.flows[flow]?.parent, parent == 0 || keeping.flows[parent] != nil
    else { return nil }
    let place = place(of: flow, coordinator, first, keeping)
    let hasBar = first is UITabBarController
    let firstStep = marksFirst && !hasBar ? FuzzKept.step(ofScreen: ledger.number(of: first)) : nil
    return place.map {
      FuzzKept(number: flow, parent: parent, place: $0, hasBar: hasBar, firstStep: firstStep)
    }
  }

  private func place(
    of flow: Int, _ coordinator: Errand, _ first: UIViewController, _ keeping: Keeping
  ) -> FuzzKept.Place? {
    if isInOther(first) { return nil }
    if first is UIPageViewController || first is UISplitViewController { return nil }
    if first is UITabBarController {
      return first.parent == nil ? presented(first, coordinator) : nil
    }
    guard let stack = first.parent as? UINavigationController else { return nil }
    if stack !== stage.stack, stack.viewControllers.first === first {
      guard coordinator.flowNavigationController === stack else { return nil }
      guard let bar = stack.parent else { return presented(stack, coordinator) }
      guard let owner = ledger.owner(of: bar), keeping.firsts[owner] === bar,
        ledger.isWithin(flow, owner)
      else { return nil }
      return .tab(of: owner)
    }
    guard let bringer = bringer(of: stack, keeping), ledger.isWithin(flow, bringer) else {
      return nil
    }
    if coordinator.flowPresentation == nil, flow % 2 == 0 { return .plainly(on: bringer) }
    let parent = ledger.flows[flow]?.parent ?? 0
    let around = self.coordinator(of: parent)
    if flow % 3 == 0, around?.flowNavigationController === stack { return .onParent }
    return .pushed(on: bringer)
  }

  private func presented(
    _ container: UIViewController, _ coordinator: Errand
  ) -> FuzzKept.Place {
    if case .over = coordinator.flowPresentation { return .over(container.modalPresentationStyle) }
    return .presented(container.modalPresentationStyle)
  }

  /// The flow with which a stack comes again.
  private func bringer(of stack: UINavigationController, _ keeping: Keeping) -> Int? {
    if stack === stage.stack { return 0 }
    return keeping.flows.values.first { kept in
      // With a bar come its tabs, and no stack of the flow's own.
      guard !kept.hasBar,
        ledger.flows[kept.number]?.coordinator?.flowNavigationController === stack
      else { return false }
      return switch kept.place {
      case .presented, .over, .tab: true
      case .onParent, .pushed, .plainly: false
      }
    }?.number
  }

  /// The first tabs of a bar come with the flow that shows it, as they did when it began.
  private func startTabsByThemselves(_ keeping: inout Keeping) {
    for case let bar as UITabBarController in controllers {
      guard let owner = ledger.owner(of: bar), keeping.firsts[owner] === bar else { continue }
      let firsts = FuzzWorld.held(by: bar).compactMap {
        ($0 as? UINavigationController)?.viewControllers.first
      }
      // A flow may have been left the tab of one that ran within it, and begins in its own alone.
      let tabs = firsts.compactMap { first in
        ledger.owner(of: first).flatMap { keeping.firsts[$0] === first ? keeping.flows[$0] : nil }
      }
      keeping.flows[owner]?.startsItself = tabs.prefix {
        $0.parent == owner && $0.number <= owner + 2
      }
      .map(\.number)
    }
  }

  /// A screen that its flow shows where it shows all others.
  private func stepKept(
    of screen: UIViewController, _ keeping: Keeping
  ) -> LinkStep? {
    guard let owner = ledger.owner(of: screen) ?? (screen.parent === stage.stack ? 0 : nil),
      FuzzWorld.held(by: screen).isEmpty, !isHome(screen),
      let stack = screen.parent as? UINavigationController
    else { return nil }
    if owner == 0 {
      return stack === stage.stack ? FuzzKept.step(ofScreen: ledger.number(of: screen)) : nil
    }
    guard let kept = keeping.flows[owner], let first = keeping.firsts[owner] else { return nil }
    if first === screen { return kept.firstStep }
    let own = kept.hasBar ? stackBesideBar(of: owner) : first.parent
    return own === stack ? FuzzKept.step(ofScreen: ledger.number(of: screen)) : nil
  }

  /// Where a flow whose first screen is a tab bar shows the next: not in tabs that others have left it.
  private func stackBesideBar(of owner: Int) -> UINavigationController? {
    guard let flow = ledger.flows[owner]?.coordinator?.flow else { return nil }
    return sequence(first: flow) { $0.hasPresentation ? nil : $0.parent }
      .lazy.compactMap(\.navigationController).first
  }
}
