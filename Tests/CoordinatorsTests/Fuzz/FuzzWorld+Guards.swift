import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// Guards, and a user who tries to get past them.
extension FuzzWorld {
  func holdFlow(_ step: FuzzStep) {
    guard let (number, flow) = flow(step) else { return }
    guards.set(FuzzGuards.Kind(rawValue: step.one % 5), on: flow, number)
  }

  func answer(_ mayLeave: Bool) {
    prediction.doubtAll()
    guards.answer(mayLeave)
  }

  /// What the user does when all is at rest, with whatever guards say to that.
  func tryToLeave(_ step: FuzzStep) async {
    await rest()
    guard failure == nil, !guards.isAsking, requests.isEmpty, links.undecided.isEmpty else {
      return stage.run { change(step) }
    }
    guards.forgetAsked()
    let before = scene
    let held = flowsHeld()
    stage.run { change(step) }
    stage.settle()
    if guards.isAsking {
      if scene != before { failure = "something has moved before the answer" }
      // Who tries again meanwhile is not asked twice.
      let count = guards.asked.count
      stage.run { change(step) }
      stage.settle()
      if guards.asked.count != count { failure = "a guard was asked twice" }
      if scene != before { failure = "something has moved when it was tried again" }
    }
    while guards.isAsking, step.one % 3 > 0 {
      stage.run { answer(step.isAnimated) }
      stage.settle()
    }
    failure = failure ?? faultOfGuards(from: before, to: scene, held)
    await rest()
  }

  private func faultOfGuards(
    from before: Scene, to after: Scene, _ held: [Int: Set<Int>]
  ) -> String? {
    let asked = guards.asked
    if asked.contains(where: { $0.mayLeave != true }) {
      if before != after { return "something has moved though a guard did not let go" }
    } else if !asked.isEmpty, before == after {
      return "a guard let go, and nothing has moved"
    }
    for (index, question) in asked.enumerated() {
      let earlier = asked[..<index]
      if earlier.contains(where: { ledger.isWithin(question.flow, $0.flow) }) {
        return "flow \(question.flow) was asked after one around it, or twice"
      }
      if held[question.flow] == nil { return "flow \(question.flow) was asked and had no guard" }
    }
    return before == after ? nil : faultOfLeaving(from: before, to: after, held)
  }

  /// Who has a guard is asked before it is left, and else not.
  func faultOfLeaving(
    from before: Scene, to after: Scene, _ held: [Int: Set<Int>]
  ) -> String? {
    let gone = before.shown.subtracting(after.shown)
      .union(Set(before.lying).subtracting(after.lying))
    let now = flowsHeld()
    for (flow, screens) in held.sorted(by: { $0.key < $1.key }) {
      let isLeft =
        screens.isSubset(of: gone) && now[flow, default: []].isDisjoint(with: after.shown)
      let wasAsked = guards.asked.contains { $0.flow == flow }
      if isLeft != wasAsked {
        return "flow \(flow) was \(isLeft ? "left unasked" : "asked and not left")"
      }
    }
    return nil
  }

  /// The flows that have a guard, with the screens that are theirs or of flows within them.
  func flowsHeld() -> [Int: Set<Int>] {
    var held: [Int: Set<Int>] = [:]
    for controller in controllers {
      var flow = ledger.owner(of: controller)
      while let current = flow, current != 0 {
        if guards.guards(current) {
          held[current, default: []].insert(ledger.number(of: controller))
        }
        flow = ledger.flows[current]?.parent
      }
    }
    return held
  }

  /// What lies where, and which of it is not in a tab that is not chosen.
  struct Scene: Equatable {
    var lying: [Int] = []
    var shown: Set<Int> = []
  }

  var scene: Scene {
    var scene = Scene()
    func add(_ controller: UIViewController, isShown: Bool) {
      let id = ledger.number(of: controller)
      scene.lying.append(id)
      if isShown { scene.shown.insert(id) }
      let chosen = (controller as? UITabBarController)?.selectedViewController
      for inner in FuzzWorld.held(by: controller) {
        add(inner, isShown: isShown && (chosen == nil || inner === chosen))
      }
    }
    for layer in layers { add(layer, isShown: true) }
    return scene
  }
}
