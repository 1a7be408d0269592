import UIKit

/// Takes the picture that a look is about: the flows that may have been left, with all that run
/// within them, and of each as many screens as it takes to tell.
@MainActor final class Photographer {
  private(set) var picture = Picture()
  /// Those of the picture, in its order.
  private(set) var flows: [Flow] = []
  private let heirs: [Flow]
  private let holding: Holding
  private let isMoving: (Screen) -> Bool
  private var added: Set<ObjectIdentifier> = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// - Parameters:
  ///   - heirs: the flows that are about to get what flows within them have left behind.
  ///   - isMoving: whether a screen is on its way, so that nobody knows yet where it comes to rest.
  init(heirs: [Flow], holding: Holding, isMoving: @escaping (Screen) -> Bool) {
    self.heirs = heirs
    self.holding = holding
    self.isMoving = isMoving
  }

  func add(_ flow: Flow) {
    guard added.insert(ObjectIdentifier(flow)).inserted else { return }
    // Alive by a screen of its own, as nearly all are: what runs within it does not matter.
    if add(flow, within: nil) { return }
    var parents = [ObjectIdentifier(flow): flows.count - 1]
    for inner in flow.subtree.dropFirst() {
      let parent = inner.parent.flatMap { parents[ObjectIdentifier($0)] }
      added.insert(ObjectIdentifier(inner))
      add(inner, within: parent)
      parents[ObjectIdentifier(inner)] = flows.count - 1
    }
  }

  /// - Returns: whether a screen of its own is there.
  @discardableResult private func add(_ flow: Flow, within parent: Int?) -> Bool {
    var seen = Picture.Flow(
      parent: parent, hasShown: flow.hasShown, hasBeenOnScreen: flow.hasBeenOnScreen,
      isExpected: flow.isExpected || heirs.contains { $0 === flow })
    defer {
      picture.flows.append(seen)
      flows.append(flow)
    }
    for screen in flow.screens {
      guard let controller = screen.controller else { continue }
      let place = self.place(of: controller)
      seen.screens.append(place)
      switch picture.end(of: place) {
      case .window:
        flow.hasBeenOnScreen = true
        return true
      case .offScreen where !flow.hasBeenOnScreen: return true
      default:
        guard isMoving(screen) else { continue }
        seen.isExpected = true
        return true
      }
    }
    return seen.isExpected
  }

  private func place(of controller: UIViewController) -> Int {
    var path = [controller]
    var end: Picture.Holder?
    while end == nil {
      let last = path[path.count - 1]
      if let known = places[ObjectIdentifier(last)] {
        path.removeLast()
        end = .controller(known)
        if path.isEmpty { return known }
      } else if let next = holding.holder(of: last) {
        path.append(next)
      } else {
        end = Holding.isInWindow(last) ? .window : last === controller ? .nobody : .offScreen
        picture.controllers.append(end ?? .nobody)
        places[ObjectIdentifier(last)] = picture.controllers.count - 1
        path.removeLast()
        end = .controller(picture.controllers.count - 1)
        if path.isEmpty { return picture.controllers.count - 1 }
      }
    }
    // From the outermost in.
    for inner in path.reversed() {
      picture.controllers.append(end ?? .nobody)
      places[ObjectIdentifier(inner)] = picture.controllers.count - 1
      end = .controller(picture.controllers.count - 1)
    }
    return picture.controllers.count - 1
  }
}
