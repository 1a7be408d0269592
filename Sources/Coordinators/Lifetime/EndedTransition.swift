import UIKit

/// A transition that has just ended, and that UIKit still names for a while: what is called as it ends runs by then.
struct EndedTransition {
  let id: ObjectIdentifier
  /// Whether it has ended without animation: in the turn in which it has begun.
  let isWithinTurn: Bool
  /// Whether that is so on a stack: what has been taken out of it may be put elsewhere by the code that runs, with all
  /// that is in it.
  let takesOutWithinTurn: Bool

  @MainActor init(
    _ id: ObjectIdentifier, _ context: any UIViewControllerTransitionCoordinatorContext
  ) {
    self.id = id
    isWithinTurn = !context.isAnimated
    takesOutWithinTurn = isWithinTurn && context.presentationStyle == .none
  }
}
