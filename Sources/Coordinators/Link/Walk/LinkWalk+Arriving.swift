import UIKit

/// What it comes to where flows have gone on, or ended, by themselves.
extension LinkWalk {
  /// All has come. The user, or the app, may have gone elsewhere since.
  ///
  /// - Parameter flow: the one that the last step leads to, or has shown a screen for it.
  func arrive(at step: LinkStep, in flow: Flow) {
    let container = flow.screens.last?.controller?.outermostContainer
    guard container?.presentingViewController != nil else {
      return endWhereItIs(at: step, in: flow)
    }
    // A dismissal that has waited for a presentation begins right after that.
    inNextTurn { [self] in if !isOver { endWhereItIs(at: step, in: flow) } }
  }

  private func endWhereItIs(at step: LinkStep, in flow: Flow) {
    let isGone = trail.hasGoneAgain(supervisor?.holding)
    if !flow.goesOn, isGone || flow.takesScreensAway {
      end(at: step, asEndOf: flow)
    } else if isGone {
      endAsLeft(flow, at: step)
    } else {
      if flow.isLoading { awaited = flow }
      end(.opened)
    }
  }

  /// What the user has left, or other code has taken away with what it was in, is not taken back.
  func end(at step: LinkStep?, asEndOf flow: Flow) {
    guard flow.ending == .left else {
      let refusal = flow.hasShown ? nil : flow.refusal
      let reason = refusal.map { LinkFailure.Reason.notShown($0.outcome) }
      return fail(at: step, reason ?? .flowHasEnded(flow.name))
    }
    endAsLeft(flow, at: step)
  }

  /// What has come, and nobody has seen, was put where nobody sees it, as into a tab bar that has gone from its window.
  private func endAsLeft(_ flow: Flow, at step: LinkStep?) {
    let isUnseen = flow.hasShown && !flow.hasBeenOnScreen
    end(isUnseen ? .failed(LinkFailure(step, .notShown(.refused(.nowhereToShow)))) : .superseded)
  }
}
