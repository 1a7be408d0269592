import UIKit

extension Coordinator {
  /// This flow as it is now, with all that runs within it, for `restore(_:)` in another process.
  ///
  /// Kept is what has a step, and what the coordinators' own code shows as they start. A coordinator
  /// that is `DraftKeeping` keeps more. What a finger is only about to swipe away is kept as well. A flow that runs within
  /// this one but has shown nothing yet, nor has a flow within it, is left out: its first screen may wait for its turn, or in
  /// a tab that is not chosen. What is left out the tree names in its `omissions`. The whole tree is gone through for it.
  public func save() -> SavedTree {
    let survey = Survey(around: flow)
    guard let index = survey.index(of: flow) else { return SavedTree(nil) }
    var tree = SavedTree(survey.saved(survey.whereabouts.place(of: index)))
    tree.omissions = survey.omissions(within: index)
    return tree
  }

  /// Opens again, from this flow, what was open when the tree was saved: each step is taken by the
  /// coordinator that took it then. Called after the flow has started.
  ///
  /// What moves is waited for: a screen on its way out has to be opened again. In the turn in which the app starts, so is
  /// what that runs from a task. So is a tree that is being restored here: what that has opened is found. What cannot be opened
  /// is left out, with what was opened from it; the rest is there.
  ///
  /// - Parameters:
  ///   - tree: that of a flow of this type, whatever version has written it.
  ///   - handler: told what was left out, when all that is asked for has been shown, or waits for where it is to be
  ///     presented to be seen, or this flow has ended.
  public func restore(
    _ tree: SavedTree, then handler: @escaping (RestorationReport) -> Void = { _ in }
  ) {
    flow.beginIfIdle()
    // What moves may be on its way out, or in.
    flow.supervisor.rest.whenReached(around: flow, as: .restoration) { [flow] in
      let restorer = Restorer(tree, in: flow, then: handler)
      if flow.isRunning { restorer.begin() } else { restorer.giveUp(.shown) }
    }
  }
}
