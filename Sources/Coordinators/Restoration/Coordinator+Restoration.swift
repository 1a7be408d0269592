import UIKit

extension Coordinator {
  /// This flow as it is now, with all that runs within it, for `restore(_:)` in another process.
  ///
  /// Kept is what has a step, and what the coordinators' own code shows as they start. A coordinator
  /// that is `DraftKeeping` keeps more. A flow that runs within this one but has shown nothing yet, nor has a flow
  /// within it, is left out: its first screen may wait for its turn, or in a tab that is not chosen. What is left out the
  /// tree names in its `omissions`. The whole tree is gone through for it.
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
  /// what that runs from a task. What cannot be opened is left out, with what was opened from it; the rest is there.
  ///
  /// - Parameters:
  ///   - tree: that of a flow of this type, whatever version has written it.
  ///   - handler: told what was left out, when all that is asked for is on screen, or this flow has ended.
  public func restore(
    _ tree: SavedTree, then handler: @escaping (RestorationReport) -> Void = { _ in }
  ) {
    flow.beginIfIdle()
    // What moves may be on its way out, or in.
    flow.supervisor.links.atRest(around: flow) { [flow] in
      guard flow.isRunning else {
        let reason = LinkFailure.Reason.flowHasEnded(flow.name).description
        return handler(RestorationReport([RestorationReport.Omission(flow.name, reason)]))
      }
      Restorer(tree, in: flow, then: handler).begin()
    }
  }
}

extension Survey {
  /// - Parameter choosers: those of the flow that it has been opened in.
  fileprivate func saved(_ place: Whereabouts.Place, among choosers: [Chooser] = []) -> SavedPlace {
    var saved: SavedPlace
    var inner = choosers
    switch place.thing {
    case .screen(let index):
      saved = SavedPlace("\(type(of: controllers[index]))", isFlow: false)
    case .flow(let index):
      saved = SavedPlace(flows[index].name, isFlow: true)
      saved.draft = (flows[index].coordinator as? any DraftKeeping)?.savedDraft
      inner = self.choosers(of: flows[index])
      saved.chosenTabs = inner.map { $0.chosen ?? 0 }
      saved.chosenPlaces = inner.map { lowest(of: place, inChosenOf: $0) }
      saved.childOrder = index
    }
    saved.order = whereabouts.base(of: place.thing)
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
    whereabouts.base(of: place.thing).flatMap { whereabouts.hasScreenBeneath($0) ? $0 : nil }
  }

  /// Of a flow that has been gone back from in its column, what is left there: its screens come there again.
  private func lowestInOwnColumn(of place: Whereabouts.Place) -> Int? {
    guard case .flow(let index) = place.thing, whereabouts.flows[index].isAway else { return nil }
    return flows[index].stack.flatMap(first)
  }

  private func number(of chooser: Chooser) -> Int? {
    containers.firstIndex { $0 === chooser.controller }
  }

  /// The lowest place within another that lies in what a chooser has on top.
  private func lowest(of place: Whereabouts.Place, inChosenOf chooser: Chooser) -> Int? {
    guard let number = number(of: chooser), let index = chooser.chosen else { return nil }
    let part = Whereabouts.Part(container: number, index: index)
    func bases(of place: Whereabouts.Place) -> [Int] {
      (whereabouts.base(of: place.thing).map { [$0] } ?? []) + place.children.flatMap(bases)
    }
    return bases(of: place).filter { whereabouts.screens[$0].branch.contains(part) }.min()
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
