import UIKit

/// Which tab a tab bar had on top before a link left something, or which column a split view that has collapsed: that
/// again, if the link fails. What is opened again may have been shown from another.
@MainActor struct FormerOption {
  private let container: Weakly<UIViewController>
  private let option: Weakly<UIViewController>
  /// The `order` of the lowest place that lay in it. By that it is found where it has been made anew.
  private let place: Int?

  /// - Parameter place: the lowest in what it has on top.
  init(in chooser: Chooser, place: Int?) {
    container = Weakly(chooser.controller)
    option = Weakly(Self.shown(in: chooser))
    self.place = place
  }

  /// Nil where columns lie side by side, and where something lies over them, which comes with that.
  private static func shown(in chooser: Chooser) -> UIViewController? {
    guard chooser.showsOneAtATime, let option = chooser.chosen.flatMap(chooser.option) else {
      return nil
    }
    let lying = chooser.stackOfColumns?.viewControllers ?? []
    let hasColumns = lying.contains { lower in chooser.options.contains { $0 === lower } }
    return hasColumns && lying.last !== option ? nil : option
  }

  /// - Parameters:
  ///   - watch: knows whether somebody has gone elsewhere.
  ///   - index: tells in which tab or column of a container a place is now.
  func choose(_ watch: TabWatch, index: (_ chooser: Chooser, _ place: Int) -> Int?) {
    guard let chooser = container.object.flatMap(Chooser.init), chooser.showsOneAtATime else {
      return
    }
    let elsewhere = watch.elsewhere(in: chooser.controller)
    let selected = (chooser.controller as? UITabBarController)?.selectedViewController
    if let elsewhere, selected === elsewhere { return }
    let wanted = [elsewhere, option.object].compactMap(\.self).lazy.compactMap { wanted in
      chooser.options.firstIndex { $0 === wanted }
    }
    guard let next = wanted.first ?? place.flatMap({ index(chooser, $0) }) else { return }
    let choice = Chooser.Choice(chooser: chooser, index: next)
    // What has come over a column since stays.
    if choice.canBeShown, choice.popped.isEmpty { choice.chooseUnlessEmpty() }
  }
}
