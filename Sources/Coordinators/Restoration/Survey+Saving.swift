/// What a tree is saved as.
extension Survey {
  /// - Parameter choosers: those of the flow that it has been opened in.
  func saved(_ place: Whereabouts.Place, among choosers: [Chooser] = []) -> SavedPlace {
    var saved: SavedPlace
    var inner = choosers
    switch place.thing {
    case .screen(let index):
      saved = SavedPlace("\(type(of: controllers[index]))", isFlow: false)
    case .flow(let index):
      saved = SavedPlace(flows[index].name, isFlow: true)
      saved.draft = (flows[index].coordinator as? any DraftKeeping)?.savedDraft
      inner = self.choosers(of: flows[index])
      let bases = inner.isEmpty ? [] : bases(of: place)
      saved.chosenPlaces = inner.map { lowest(of: bases, inChosenOf: $0) }
      saved.chosenTabs = zip(inner, saved.chosenPlaces).map(chosenIndex)
      saved.childOrder = index
    }
    saved.order = base(of: place.thing)
    saved.step = whereabouts.step(of: place.thing)
    saved.tabs = tabs(of: place, among: choosers)
    saved.children = place.children.map { self.saved($0, among: inner) }
    return saved
  }

  /// None for what a tab begins with, which comes with that.
  private func tabs(of place: Whereabouts.Place, among choosers: [Chooser]) -> [SavedTab] {
    guard !choosers.isEmpty, let base = lowestInOwnColumn(of: place) ?? lowestOverOthers(of: place)
    else { return [] }
    let numbers = choosers.map(number)
    return whereabouts.screens[base].branch.compactMap { part in
      numbers.firstIndex(of: part.container).map { SavedTab(container: $0, index: part.index) }
    }
  }

  private func lowestOverOthers(of place: Whereabouts.Place) -> Int? {
    base(of: place.thing).flatMap { whereabouts.hasScreenBeneath($0) ? $0 : nil }
  }

  /// Of a flow that has been gone back from in its column, what is left there: its screens come there again.
  private func lowestInOwnColumn(of place: Whereabouts.Place) -> Int? {
    guard case .flow(let index) = place.thing, whereabouts.flows[index].isAway else { return nil }
    return flows[index].stack.flatMap(first)
  }

  /// By which it is found what is on top, where no place tells.
  ///
  /// - Parameter place: the lowest that lies in that.
  private func chosenIndex(of chooser: Chooser, with place: Int?) -> Int? {
    switch chooser {
    case .tabs: chosen(in: chooser) ?? 0
    // Another app, or a narrower one, begins with the column that it begins with.
    case .columns: place == nil && chooser.showsOneAtATime ? chooser.chosen : nil
    }
  }

  private func chosen(in chooser: Chooser) -> Int? {
    trail.tabBefore(in: chooser) ?? chooser.chosen
  }

  private func number(of chooser: Chooser) -> Int? {
    containers.firstIndex { $0 === chooser.controller }
  }

  /// The lowest of some places that lies in what a chooser has on top.
  private func lowest(of bases: [Int], inChosenOf chooser: Chooser) -> Int? {
    guard let number = number(of: chooser), let index = chosen(in: chooser) else { return nil }
    return bases.filter { base in
      whereabouts.screens[base].branch.contains { $0.container == number && $0.index == index }
    }.min()
  }

  /// Of a place and all within it.
  private func bases(of place: Whereabouts.Place) -> [Int] {
    (base(of: place.thing).map { [$0] } ?? []) + place.children.flatMap(bases)
  }

  /// What all tab bars and split views have on top, be they nobody's.
  ///
  /// - Parameter place: the first one.
  func options(around place: Whereabouts.Place) -> [FormerOption] {
    let bases = bases(of: place)
    return containers.compactMap(Chooser.init).map {
      FormerOption(in: $0, place: lowest(of: bases, inChosenOf: $0))
    }
  }

  /// Those that a flow has shown, in the order in which they lie, and then the tab bars that came with one of its
  /// screens: in a column, say, or in the app's own container.
  func choosers(of flow: Flow) -> [Chooser] {
    guard let index = index(of: flow) else { return [] }
    let own = zip(whereabouts.screens, controllers).compactMap { screen, controller in
      screen.flow == index ? Chooser(controller) : nil
    }
    return own + innerTabs.filter { $0.flow == index }.compactMap { Chooser($0.tabs) }
  }
}
