import UIKit

/// What is on top in the end.
extension Restorer {
  /// - Parameter begun: what was on top before anything was opened there.
  func chooseTabs(of place: SavedPlace, in flow: Flow, begunWith begun: [Int?]) {
    for (number, chooser) in Survey(around: flow).choosers(of: flow).enumerated() {
      func choice(_ index: Int) -> Chooser.Choice { Chooser.Choice(chooser: chooser, index: index) }
      let order = number < place.chosenPlaces.count ? place.chosenPlaces[number] : nil
      let index = number < place.chosenTabs.count ? place.chosenTabs[number] : nil
      if let found = order.flatMap({ self.index(in: chooser, ofPlaceAt: $0) }) {
        inSight(choice(found)) { choice(found).chooseUnlessEmpty() }
      } else if let awaited = order.flatMap({ loading[$0]?.object }).flatMap({ AwaitedFlow($0) }) {
        flow.supervisor.links.await(awaited, by: flow.supervisor.nextNumber())
      } else if let index, !holdsAnyPlace(choice(index)) {
        inSight(choice(index)) { choice(index).chooseUnlessEmpty() }
      } else if chooser.showsOneAtATime, number < begun.count {
        let first = firstColumns.first { $0.chooser == chooser }?.index
        goBack(in: chooser, to: begun[number] ?? first)
      }
    }
  }

  /// A split view in a tab that has not been seen has yet to collapse, and is on top then with a column of its own choice: the
  /// tab is gone to meanwhile.
  private func inSight(_ choice: Chooser.Choice, _ body: () -> Void) {
    let controller = choice.chooser.controller
    guard case .columns = choice.chooser, controller.viewIfLoaded?.window == nil else {
      return body()
    }
    let tabs = Chooser.choices(around: controller, origin.supervisor.holding).filter { !$0.isShown }
    let before = tabs.compactMap { tab in
      tab.chooser.chosen.map { Chooser.Choice(chooser: tab.chooser, index: $0) }
    }
    starting {
      for tab in tabs { tab.choose() }
      body()
      for tab in before.reversed() { tab.choose() }
    }
  }

  /// What it has gone to since was for something that is not there again.
  private func goBack(in chooser: Chooser, to begun: Int?) {
    guard let begun, let top = chooser.chosen, top != begun else { return }
    switch chooser {
    case .tabs: Chooser.Choice(chooser: chooser, index: begun).choose()
    case .columns where begun > top: Chooser.Choice(chooser: chooser, index: begun).choose()
    // What has come over a column beneath it stays.
    case .columns:
      let over = chooser.options.indices.first { $0 > begun && chooser.option($0)?.parent != nil }
      if let over { chooser.hide(over) }
    }
  }

  /// Whether a place that is there again lies in a tab or column: what was on top was another then.
  private func holdsAnyPlace(_ choice: Chooser.Choice) -> Bool {
    found.values.contains { place in
      guard let screen = place.object else { return false }
      return Chooser.choices(around: screen, origin.supervisor.holding).contains(choice)
    }
  }
}
