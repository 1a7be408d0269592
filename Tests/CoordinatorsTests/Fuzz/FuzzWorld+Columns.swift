import AppHost
import CoordinatorTesting
import UIKit

@testable import Coordinators

/// Split views that flows show. A column that is hidden, or has been gone back from, is still there; one that
/// another has been put in the place of is gone.
extension FuzzWorld {
  func beginColumns(_ step: FuzzStep) {
    let isTriple = step.other / 2 % 3 == 0
    let split = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    let top = FuzzTopColumn(step.other / 6 % 2 == 0 ? .primary : nil)
    tops.append(top)
    split.delegate = top
    var columns: [UISplitViewController.Column] = [.primary, .secondary]
    if isTriple { columns.append(.supplementary) }
    for column in columns { split.setViewController(container(of: nil, true), for: column) }
    begin(
      Beginning(
        presentation: .present(
          from: stage.stack, style: step.other % 2 == 0 ? .fullScreen : .automatic),
        parent: owner(around: stack(step)), container: split, wait: step.other % 5,
        isAnimated: step.isAnimated))
  }

  func showColumn(_ step: FuzzStep) {
    guard let (split, column) = column(step) else { return }
    split.show(column)
  }

  func hideColumn(_ step: FuzzStep) {
    guard let (split, column) = column(step) else { return }
    split.hide(column)
  }

  /// At rest: UIKit leaves a column that is just being shown on the stack that goes.
  func exchangeColumn(_ step: FuzzStep) {
    guard isAtRest, let (split, column) = column(step), let owner = ledger.owner(of: split),
      owner == 0 || ledger.flows[owner]?.wasEndedByCode == false
    else { return }
    split.setViewController(container(of: step.isAnimated ? owner : nil, true), for: column)
  }

  /// One that there is.
  private func column(
    _ step: FuzzStep
  ) -> (UISplitViewController, UISplitViewController.Column)? {
    let splits = controllers.compactMap { $0 as? UISplitViewController }
    guard !splits.isEmpty else { return nil }
    let split = splits[step.one % splits.count]
    let columns = FuzzWorld.columns.filter { split.viewController(for: $0) != nil }
    return columns.isEmpty ? nil : (split, columns[step.other % columns.count])
  }
}
