import UIKit

extension Survey {
  /// What a saved tree of a flow does not have. By types alone, as the places in it are: it may be kept anywhere, and
  /// titles are the user's.
  func omissions(within flow: Int) -> [RestorationReport.Omission] {
    let bases = WhereaboutsIndex(of: whereabouts).bases
    let silent = flows.indices.filter { index in
      // What has been left may have yet to be told.
      bases[index] == nil && !flows[index].hasBeenOnScreen
        && whereabouts.flow(index, isWithin: flow)
    }
    let withoutStep = controllers.indices.filter { index in
      let screen = whereabouts.screens[index]
      return screen.step == nil && !screen.isStack && !whereabouts.comesWithContainer(index)
        && !(bases[screen.flow] == index && mayBeFirst(index))
        && whereabouts.flow(screen.flow, isWithin: flow)
    }
    return silent.map { RestorationReport.Omission(flows[$0].name, "It has shown nothing yet.") }
      + withoutStep.map {
        RestorationReport.Omission("\(type(of: controllers[$0]))", "No step leads to it.")
      }
  }

  /// Whether its flow shows it by itself as it starts, as far as is known.
  private func mayBeFirst(_ index: Int) -> Bool {
    guard let first = flows[whereabouts.screens[index].flow].firstScreen else { return true }
    return first.controller === controllers[index]
  }
}
