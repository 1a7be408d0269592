import UIKit

/// What flows that stay had shown, and a link has taken away that has failed.
extension Restorer {
  /// Those that no step leads to. The others come in their places.
  func addFormerScreens(of flow: Flow) {
    for screen in former?.screens(of: flow).reversed() ?? [] where screen.step == nil {
      add(screen.order) { [self] in
        showAgain(screen) { [self] outcome in
          if outcome != .shown {
            omit(screen.name, LinkFailure.Reason.notShown(outcome).description)
          }
          next()
        }
      }
    }
  }

  func formerScreen(of flow: Flow, at step: LinkStep, _ order: Int) -> FormerScreen? {
    former?.screens(of: flow).first { $0.order == order && $0.step == step }
  }

  func showAgain(_ screen: FormerScreen, then body: @escaping (RequestOutcome) -> Void) {
    if !screen.isThere, former?.clear(screen.shown) == false {
      return body(.refused(.flowHasEnded))
    }
    choose(screen.choices) { screen.show(then: body) }
  }
}
