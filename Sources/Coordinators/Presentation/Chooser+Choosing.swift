import UIKit

extension Chooser {
  /// Goes to tabs and columns, and goes on when nothing moves any more: at once where nothing has to.
  ///
  /// - Parameters:
  ///   - choices: the outermost first.
  ///   - isWanted: asked where it had to wait before it could begin.
  ///   - note: told of each that is about to show another.
  ///   - body: told whether one has been cancelled, by a transition of the app's own.
  static func choose(
    _ choices: [Choice], around flow: Flow, while isWanted: @escaping () -> Bool = { true },
    noting note: ((Choice) -> Void)? = nil,
    then body: @escaping (Bool) -> Void
  ) {
    var moves = choices.contains(where: \.slides)
    if moves, flow.stage != .ended, Survey(around: flow).transition != nil {
      // Another step goes to its own column just now.
      return flow.supervisor.rest.whenNextReached(around: flow) {
        if isWanted() { choose(choices, around: flow, while: isWanted, noting: note, then: body) }
      }
    }
    var isCancelled = false
    for choice in choices {
      if !choice.isShown {
        // A split view may collapse only as its tab is chosen.
        moves = moves || choice.slides
        note?(choice)
        choice.choose()
      }
      guard let transition = choice.chooser.controller.transitionCoordinator else { continue }
      moves = true
      transition.animate(alongsideTransition: nil) { isCancelled = isCancelled || $0.isCancelled }
    }
    guard moves, !flow.isReleased else { return body(false) }
    flow.supervisor.rest.whenNextReached(around: flow) { body(isCancelled) }
  }
}
