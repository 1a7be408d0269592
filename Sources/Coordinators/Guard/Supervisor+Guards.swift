import UIKit

/// Who is to be asked before anything goes.
extension Supervisor {
  /// Those with a guard of which nothing else is open than what goes out of sight: of this tree, and of others
  /// that have flows there.
  func guardedFlowsLeft(without leaving: [UIViewController]) -> [Flow] {
    others(in: leaving).reduce(guardianIfAny?.flowsLeft(without: leaving) ?? []) { found, other in
      found + (other.guardianIfAny?.flowsLeft(without: leaving) ?? [])
    }
  }

  /// What has been presented over a stack that is gone back on, by flows of which nothing else stays: the lowest of it.
  /// UIKit would leave it.
  func presented(goingWith exit: Exit) -> [UIViewController] {
    guard let stack = exit.stack else { return [] }
    let leaving = exit.leaving
    var going: [UIViewController] = []
    for flow in leaving.compactMap({ known($0)?.owner }) {
      let own = flow.subtreeControllers.filter(holding.isReachable)
      let over = own.map(\.outermostContainer).filter { $0.lies(over: stack) }
      let goesOn = own.contains { screen in
        let around = Array(sequence(first: screen) { $0.parent })
        return !around.contains { outer in (leaving + over).contains { $0 === outer } }
      }
      if !goesOn {
        for controller in over where !going.contains(controller) { going.append(controller) }
      }
    }
    return lowestPresented(of: going, [])
  }

  /// What each tree knows of a screen hangs in its view.
  private func others(in controllers: [UIViewController]) -> [Supervisor] {
    var found: [Supervisor] = []
    for view in UIViewController.contents(of: controllers).compactMap(\.viewIfLoaded) {
      for sentinel in Sentinel.all(in: view) {
        let tree = sentinel.screen.supervisor
        if tree !== self, !found.contains(where: { $0 === tree }) { found.append(tree) }
      }
    }
    return found
  }
}
