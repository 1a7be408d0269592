import AppHost
import CoordinatorTesting
import Foundation
import UIKit

@testable import Coordinators

/// Trees that are saved in the middle of anything, and opened in another window.
extension FuzzWorld {
  /// Saves the tree and opens it in a fresh world. One of the two is closed then.
  func restore(_ step: FuzzStep) async {
    guard step.one % 4 == 0, !isOver else { return }
    var marks = step.other % 2 == 0
    if marks {
      await rest()
      marks = requests.isEmpty && links.undecided.isEmpty && !guards.isAsking
    }
    guard failure == nil else { return }
    let (tree, keeping): (SavedTree, Keeping?) = stage.run {
      marks ? saveMarked(step) : (stage.home.save(), nil)
    }
    do {
      let fresh = try FuzzWorld(mode)
      fresh.made = made
      fresh.kept = keeping?.flows ?? kept
      failure = try await fault(of: tree, keeping, openedIn: fresh).map { "restored: \($0)" }
      guard failure == nil else { return }
      let closed = step.isAnimated ? self : fresh
      if step.isAnimated { successor = fresh }
      failure = await closed.failureAtTheEnd().map { "closed: \($0)" }
    } catch {
      failure = "a tree cannot be carried: \(error)"
    }
  }

  private func fault(
    of tree: SavedTree, _ keeping: Keeping?, openedIn fresh: FuzzWorld
  ) async throws -> String? {
    let carried = try JSONDecoder().decode(SavedTree.self, from: JSONEncoder().encode(tree))
    if carried != tree { return "it is another tree when it has been carried" }
    var waiting: SavedTree? = carried
    for isPassed in [false, true] {
      guard let tree = waiting else { break }
      if isPassed { fresh.links.passFromOutside() }
      var reports: [RestorationReport] = []
      fresh.stage.run { fresh.stage.home.restore(tree) { reports.append($0) } }
      await fresh.rest()
      if let failure = fresh.failure { return failure }
      guard reports.count == 1 else { return "it was reported \(reports.count) times" }
      waiting = reports[0].waiting
      if let keeping, let fault = fault(reports[0], keeping, fresh) { return fault }
    }
    return waiting == nil ? nil : "the gate has been passed, and it waits"
  }

  private func fault(
    _ report: RestorationReport, _ keeping: Keeping, _ fresh: FuzzWorld
  ) -> String? {
    let text = fresh.text(without: keeping.thinned)
    if text != keeping.text { return "\(keeping.text) came back as \(text): \(report)" }
    if report.omissions.isEmpty != keeping.isAll { return "it was told: \(report)" }
    for number in keeping.flows.keys.sorted()
    where fresh.ledger.flows[number]?.coordinator?.draft != FuzzKept.draft(number) {
      return "what was written in flow \(number) is lost"
    }
    return nil
  }

  // MARK: Making it again

  func wayToKept(_ step: LinkStep, from parent: Int) -> LinkWay {
    guard let number = FuzzKept.number(at: step), let kept = kept[number] else {
      return .unknown
    }
    var beginning = Beginning(
      number: newNumber(ofKept: number), parent: parent, step: step, firstStep: kept.firstStep)
    switch kept.place {
    case .onParent: break
    case .pushed(let bringer):
      guard let stack = stack(of: bringer) else { return .refuse("Its stack is gone.") }
      beginning.presentation = .push(on: stack)
    case .plainly(let bringer):
      guard let stack = stack(of: bringer) else { return .refuse("Its stack is gone.") }
      beginning.plainStack = stack
    case .presented(let style): beginning.presentation = .present(from: stage.stack, style: style)
    case .over(let style): beginning.presentation = .over(style: style)
    case .tab(let owner):
      guard let bar = bar(of: owner) else { return .refuse("Its bar is gone.") }
      beginning.presentation = .tab(of: bar)
    }
    let (whole, presentation) = (beginning, beginning.presentation)
    return .start(self.makeKept(whole, kept), presentation)
  }

  private func makeKept(_ beginning: Beginning, _ kept: FuzzKept) -> Errand {
    var beginning = beginning
    if kept.hasBar {
      let bar = UITabBarController()
      beginning.container = bar
      beginning.then = { [weak self, weak bar] number in
        guard let self, let bar else { return }
        for tab in kept.startsItself {
          let step = FuzzKept.step(tab)
          begin(
            Beginning(
              number: newNumber(ofKept: tab), presentation: .tab(of: bar), parent: number,
              step: step,
              firstStep: self.kept[tab]?.firstStep))
        }
      }
    }
    return make(beginning).flow
  }

  /// It counts as another flow where the one before has ended.
  private func newNumber(ofKept number: Int) -> Int {
    if ledger.flows[keptAgain[number] ?? number]?.ends ?? 0 > 0 {
      made += 1
      keptAgain[number] = made
    }
    return keptAgain[number] ?? number
  }

  private func stack(of bringer: Int) -> UINavigationController? {
    if bringer == 0 { return stage.stack }
    return ledger.flows[keptAgain[bringer] ?? bringer]?.coordinator?.flowNavigationController
  }

  private func bar(of owner: Int) -> UITabBarController? {
    controllers.lazy.compactMap { $0 as? UITabBarController }
      .first { ledger.owner(of: $0) == keptAgain[owner] ?? owner }
  }
}
