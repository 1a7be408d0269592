import UIKit

extension Survey {
  /// What a saved tree of a flow does not have. By types alone, as the places in it are: it may be kept anywhere, and
  /// titles are the user's.
  func omissions(within flow: Int) -> [RestorationReport.Omission] {
    let silent = flows.indices.filter { index in
      // What has been left may have yet to be told.
      bases[index] == nil && !flows[index].hasBeenOnScreen
        && whereabouts.flow(index, isWithin: flow)
    }
    let withoutStep = controllers.indices.filter { index in
      let screen = whereabouts.screens[index]
      return screen.step == nil && !screen.isStack && !isAroundFlows(index)
        && !comes(index, with: bases[screen.flow])
        && !(bases[screen.flow] == index && mayBeFirst(index))
        && whereabouts.flow(screen.flow, isWithin: flow)
    }
    return silent.map { RestorationReport.Omission(flows[$0].name, "It has shown nothing yet.") }
      + withoutStep.map {
        RestorationReport.Omission("\(type(of: controllers[$0]))", "No step leads to it.")
      }
  }

  /// Whether it is what a tab or a column begins with, and that is there with what its flow begins with.
  private func comes(_ index: Int, with base: Int?) -> Bool {
    guard whereabouts.comesWithContainer(index), !isInherited(index) else { return false }
    let screen = whereabouts.screens[index]
    let own = base.map { whereabouts.screens[$0].branch } ?? []
    let parts = screen.branch.enumerated().drop { depth, part in
      depth < screen.context.count || depth < own.count && own[depth] == part
    }
    return !parts.contains { isAdded(controllers[index], in: $0.element) }
  }

  /// Whether it is a container of the app's own that flows have been started in.
  private func isAroundFlows(_ index: Int) -> Bool {
    guard !whereabouts.screens[index].isClaimed,
      let number = containers.firstIndex(where: { $0 === controllers[index] })
    else { return false }
    return whereabouts.screens.contains { part in
      part.isClaimed && part.branch.contains { $0.container == number }
    }
  }

  /// Whether a flow that has ended has shown it: another may begin there when its container is there again.
  private func isInherited(_ index: Int) -> Bool {
    guard let screen = supervisor.known(controllers[index]) else { return false }
    return screen.isInherited || supervisor.legacies.heir(to: screen) != nil
  }

  /// Whether the app has put a screen, or what that is in, into a tab or a column since that was shown.
  private func isAdded(_ screen: UIViewController, in part: Whereabouts.Part) -> Bool {
    let container = containers[part.container]
    guard let option = Chooser(container)?.option(part.index) else { return false }
    let parts =
      screen.parent === option && option is UINavigationController
      ? [option, screen] : [option]
    return parts.contains { supervisor.firstParts.isAdded($0, to: container) }
  }

  /// Whether its flow shows it by itself as it starts, as far as is known.
  private func mayBeFirst(_ index: Int) -> Bool {
    guard let first = flows[whereabouts.screens[index].flow].firstScreen else { return true }
    return first.controller === controllers[index]
  }
}
