import UIKit

@testable import Coordinators

/// What there is, whichever objects it is: what lies where, at which steps, within which flows.
struct FuzzForm {
  /// Without those that flows begin with: one is there again with that, where it may have been gone back from before.
  private var screens: [String] = []
  private var text = ""
  private var flows = ""
  /// Whether a flow has gone back from what it begins with, and goes on by what it has led to.
  private var lacksBeginning = false

  @MainActor init(of world: FuzzWorld) {
    func name(_ flow: Int?) -> String {
      var steps: [String] = []
      var next = flow
      while let current = next, current != 0 {
        steps.append(world.ledger.flows[current]?.coordinator?.linkStep.map { "\($0)" } ?? "-")
        next = world.ledger.flows[current]?.parent
      }
      return steps.joined(separator: "<")
    }
    var begun: Set<Int> = []
    func text(_ controller: UIViewController) -> String {
      let inner = FuzzWorld.held(by: controller).map(text).joined(separator: " ")
      if controller is UINavigationController { return "(\(inner))" }
      let owner = world.ledger.owner(of: controller)
      let step = world.stepMark(controller)
      let screen = "\(type(of: controller)) \(step.map { "\($0)" } ?? "-") of \(name(owner))"
      if let owner, let flow = world.ledger.flows[owner]?.coordinator?.linkStep,
        step == nil || step == FuzzKept.number(at: flow).flatMap({ world.kept[$0] })?.firstStep
      {
        begun.insert(owner)
      } else {
        screens.append(screen)
      }
      let chosen = (controller as? UITabBarController)?.selectedIndex
      return screen + (inner.isEmpty ? "" : "[\(inner)\(chosen.map { " *\($0)" } ?? "")]")
    }
    func flows(_ coordinator: Coordinator) -> String {
      let inner = coordinator.childCoordinators.map(flows).joined(separator: " ")
      let name = coordinator.linkStep.map { "\($0)" } ?? "-"
      return name + (inner.isEmpty ? "" : "(\(inner))")
    }
    self.text = world.layers.map(text).joined(separator: " | ")
    self.flows = flows(world.stage.home)
    lacksBeginning = world.ledger.flows.contains { number, flow in
      flow.ends == 0 && flow.coordinator?.linkStep != nil && !begun.contains(number)
    }
  }

  func isThereAgain(in other: Self) -> Bool {
    let isSame = other.text == text || lacksBeginning && other.screens == screens
    return isSame && other.flows == flows
  }

  /// Whether nothing is there that was not before.
  func isPart(of other: Self) -> Bool {
    var left = other.screens
    return screens.allSatisfy { screen in
      left.firstIndex(of: screen).map { left.remove(at: $0) } != nil
    }
  }
}

extension FuzzForm: CustomStringConvertible {
  var description: String { "\(text); \(flows)" }
}
