import UIKit

/// A split view on screen, whose columns are stacks "primary", "secondary", … with a screen each.
@MainActor final class SplitFixture {
  let stage = Stage()
  let journal = Journal()
  let split: UISplitViewController
  let primary: RecordingStack
  let supplementary: RecordingStack
  let secondary: RecordingStack

  init(_ style: UISplitViewController.Style = .doubleColumn, isWide: Bool) {
    split = UISplitViewController(style: style)
    primary = RecordingStack("primary", journal, [RecordingController("list", journal)])
    supplementary = RecordingStack("supplementary", journal, [RecordingController("sub", journal)])
    secondary = RecordingStack("secondary", journal, [RecordingController("detail", journal)])
    if style == .unspecified {
      split.viewControllers = [primary, secondary]
    } else {
      split.setViewController(primary, for: .primary)
      if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
      split.setViewController(secondary, for: .secondary)
    }
    if isWide { stage.makeWide(true) }
  }

  /// Puts it on screen.
  func show() {
    stage.show(split)
    stage.settle()
    _ = journal.take()
  }

  func make(_ name: String) -> RecordingController { RecordingController(name, journal) }
}

/// A split view's delegate that answers as it is told, and writes down what it hears.
@MainActor final class SplitListener: NSObject, UISplitViewControllerDelegate {
  let journal: Journal
  var topColumn: UISplitViewController.Column?
  var leavesSecondaryOut = false

  init(_ journal: Journal) { self.journal = journal }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    record("proposes \(proposedTopColumn)")
    return topColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { leavesSecondaryOut }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { record("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { record("didExpand") }
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { record("willShow \(column)") }
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { record("willHide \(column)") }
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { record("willChange to \(displayMode)") }

  private func record(_ text: String) {
    journal.add(Journal.Entry(name: "", kind: .listener, text: text))
  }
}
