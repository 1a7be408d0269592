import UIKit

/// Which tab or column was on top in a container of a flow that stays, before a link left anything: that again, if the
/// link fails. What is opened again may have been shown from another.
@MainActor struct FormerOption {
  private let container: Weakly<UIViewController>
  private let option: Weakly<UIViewController>
  /// Columns that were hidden beside others.
  private let hidden: [Int]
  /// The `order` of the lowest place that lay in it. By that it is found where it has been made anew.
  let place: Int?

  /// - Parameter place: the lowest in what it has on top.
  init(in chooser: Chooser, place: Int?) {
    container = Weakly(chooser.controller)
    option = Weakly(chooser.chosen.flatMap(chooser.option))
    hidden = chooser.hidden
    self.place = place
  }

  /// - Parameter found: tells in which tab or column of the container the place is now.
  func choose(foundAt found: (Chooser) -> Int?) {
    guard let chooser = container.object.flatMap(Chooser.init) else { return }
    let same = chooser.options.firstIndex { $0 != nil && $0 === option.object }
    if let index = same ?? found(chooser) {
      Chooser.Choice(chooser: chooser, index: index).chooseUnlessEmpty()
    }
    if !chooser.showsOneAtATime { hidden.forEach(chooser.hide) }
  }
}
