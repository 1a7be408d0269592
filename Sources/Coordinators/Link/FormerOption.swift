import UIKit

/// Which tab a tab bar had on top before a link left something, or which column a split view that has collapsed: that
/// again, if the link fails. What is opened again may have been shown from another. Where somebody else has gone to
/// another since, that stays.
@MainActor struct FormerOption {
  private let container: Weakly<UIViewController>
  /// What is to be on top: of those that are there the last.
  private var wanted: [Weakly<UIViewController>]
  /// The `order` of the lowest place that lay in it. By that it is found where it has been made anew.
  let place: Int?
  /// What is on top as far as the link goes: nil where that is not known.
  private var expected: Weakly<UIViewController>
  /// The columns beside others that have been shown for what is opened again.
  private var revealed: [Int] = []

  /// - Parameter place: the lowest in what it has on top.
  init(in chooser: Chooser, place: Int?) {
    container = Weakly(chooser.controller)
    let option = Self.shown(in: chooser)
    wanted = [Weakly(option)]
    self.place = place
    expected = Weakly(option)
  }

  /// Nil where columns lie side by side, and where something lies over them, which comes with that.
  private static func shown(in chooser: Chooser) -> UIViewController? {
    guard chooser.showsOneAtATime, let chosen = chooser.chosen, let option = chooser.option(chosen)
    else { return nil }
    let lying = chooser.stackOfColumns?.viewControllers ?? []
    let hasColumns = lying.contains { lower in chooser.options.contains { $0 === lower } }
    return hasColumns && lying.last !== option ? nil : option
  }

  private var chooser: Chooser? { container.object.flatMap { Chooser($0) } }

  /// Sees whether somebody else has gone to another tab. In columns nobody can tell: what is pushed may lie over one.
  ///
  /// - Parameter trail: what the link has chosen itself since it was last seen to.
  mutating func look(after trail: LinkTrail? = nil) {
    guard case .tabs? = chooser, let chooser, let shown = Self.shown(in: chooser) else { return }
    if let choice = trail?.lastChoice(in: chooser) { expected = choice.latter }
    // What is gone nobody has gone from.
    if let expected = expected.object, expected !== shown, chooser.options.contains(expected) {
      wanted.append(Weakly(shown))
    }
    expected = Weakly(shown)
  }

  /// What is on top now is that by the link itself.
  mutating func expect() { expected = Weakly(chooser.flatMap(Self.shown)) }

  /// It is about to be chosen for what is opened again.
  mutating func note(_ choice: Chooser.Choice) {
    guard choice.chooser.controller === container.object else { return }
    look()
    expected = Weakly(choice.option)
    if !choice.chooser.showsOneAtATime { revealed.append(choice.index) }
  }

  /// - Parameter found: tells in which tab or column of the container the place is now.
  mutating func choose(foundAt found: (Chooser) -> Int?) {
    look()
    guard let chooser else { return }
    guard chooser.showsOneAtATime else { return revealed.forEach(chooser.hide) }
    let options = chooser.options
    let index = wanted.reversed().lazy.compactMap { wanted in
      options.firstIndex { $0 != nil && $0 === wanted.object }
    }.first
    guard let index = index ?? found(chooser) else { return }
    let choice = Chooser.Choice(chooser: chooser, index: index)
    // What has come over a column since stays.
    if choice.canBeShown, choice.popped.isEmpty { choice.chooseUnlessEmpty() }
  }
}

extension [UIViewController?] {
  fileprivate func contains(_ controller: UIViewController) -> Bool {
    contains { $0 === controller }
  }
}
