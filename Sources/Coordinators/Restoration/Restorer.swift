import UIKit

/// Opens a saved tree again: for each place it finds what is there already, or takes the step that
/// led there. One after the other: what was opened from a place is asked for when that is there, and what
/// lay beneath comes first.
///
/// It is held by what it waits for, and knows flows alone, not their coordinators: an app that ends meanwhile is
/// kept by nothing here.
@MainActor final class Restorer {
  let tree: SavedTree
  let origin: Flow
  /// What a link has left of it, where it is that which is opened again.
  let former: FormerPlaces?
  /// The columns beside others that have been shown for what is opened again.
  private var revealed: [Chooser.Choice] = []
  /// What split views have begun with that have been seen only since.
  private(set) var firstColumns: [Chooser.Choice] = []
  private let handler: (RestorationReport) -> Void
  var report = RestorationReport()
  /// What is left to do, the next one last.
  private var jobs: [Job] = []
  private(set) var isOver = false
  private var isAtWork = false
  private var isNextDue = false
  /// The order of what is done when all else is there.
  private static let last = Int.max
  private struct Job {
    let order: Int
    let body: () -> Void
  }

  /// The lowest screens of the places that are there again, by their order.
  private(set) var found: [Int: Weakly<UIViewController>] = [:]
  /// The flows that stand for a place and have yet to show anything, by the order of that.
  private(set) var loading: [Int: Weakly<Flow>] = [:]
  /// The flows that stand for a place already.
  private var filled: [Flow] = []
  /// Those, and what has been there all the while where a link has failed: another of the same kind is another place.
  private var taken: Set<ObjectIdentifier> = []
  /// How each of those comes among the flows within the same one.
  private var childOrders: [ObjectIdentifier: Int] = [:]
  /// To the places that wait behind a gate.
  var waiting: [[Int]] = []

  /// A place, and where it is in the tree.
  struct Kept {
    let place: SavedPlace
    /// Indices of children, from the root on.
    var route: [Int] = []
    var order = 0

    var children: [Kept] {
      place.children.enumerated().map { index, child in
        Kept(place: child, route: route + [index], order: child.order ?? order)
      }
    }
  }

  init(
    _ tree: SavedTree, in origin: Flow, then handler: @escaping (RestorationReport) -> Void
  ) {
    self.tree = tree
    self.origin = origin
    self.handler = handler
    former = nil
  }

  /// - Parameter handler: told what of it is not there again.
  init(_ former: FormerPlaces, then handler: @escaping (RestorationReport) -> Void) {
    tree = former.tree
    origin = former.root
    self.former = former
    self.handler = handler
    report.omissions = former.omissions
    for (flow, order) in former.staying {
      taken.insert(ObjectIdentifier(flow))
      childOrders[ObjectIdentifier(flow)] = order
    }
  }

  func begin() {
    guard let root = tree.root else {
      omit("everything", "It was kept by version \(tree.version), which cannot be read.")
      return tell()
    }
    if !SavedTree.knownVersions.contains(tree.version) {
      omit("version \(tree.version)", "It is unknown here, and what only it keeps is left out.")
    }
    origin.supervisor.rest.add(restoring: self)
    // It does not end for want of screens before all is there.
    origin.expectations += 1
    add(Self.last) { [self] in end() }
    if let former {
      former.watch.look()
      addTabs { [self] in
        chooseAgain(former)
        next()
      }
    }
    fill(origin, with: Kept(place: root))
  }

  /// Nothing of it can be opened: what it is in has not come.
  func giveUp(_ outcome: RequestOutcome) {
    let reason: LinkFailure.Reason =
      outcome == .shown ? .flowHasEnded(origin.name) : .notShown(outcome)
    if let root = tree.root {
      omitAll(Kept(place: root), reason.description)
    } else {
      omit(origin.name, reason.description)
    }
    tell()
  }

  /// Of those with the same order the last is the next.
  func add(_ order: Int, _ body: @escaping () -> Void) {
    // Seldom far from the end: what was opened from a place lies right over it.
    let beneath = jobs.lastIndex { $0.order >= order } ?? -1
    jobs.insert(Job(order: order, body: body), at: beneath + 1)
  }

  /// When all else is there but the end, the outer tabs before the inner ones: what is in a tab has the form that it
  /// has on screen once that is chosen.
  private func addTabs(_ body: @escaping () -> Void) {
    let order = Self.last - 1
    let next = jobs.firstIndex { $0.order <= order } ?? jobs.endIndex
    jobs.insert(Job(order: order, body: body), at: next)
  }

  /// One after the other, and not within the one before: a tree may have many places, and a thread has
  /// only so much room.
  func next() {
    isNextDue = true
    guard !isAtWork else { return }
    isAtWork = true
    while isNextDue {
      isNextDue = false
      jobs.popLast()?.body()
    }
    isAtWork = false
  }

  private func end() {
    isOver = true
    guard !origin.isReleased else { return tell() }
    for flow in filled { flow.putChildrenInOrder(childOrders) }
    origin.expectations -= 1
    origin.supervisor.touch(origin)
    origin.supervisor.lookLater()
    Survey(around: origin).loadCovered()
    if let root = tree.root, !waiting.isEmpty {
      report.waiting = SavedTree(root.pruned(to: waiting.map { $0[...] }), version: tree.version)
    }
    tell()
  }

  /// Of what a link had left its failure tells.
  private func tell() {
    if former == nil { origin.supervisor.trace.note { .restored(report, flow: origin.name) } }
    handler(report)
  }

  // MARK: Opening

  /// Opens within a flow that runs what was open within it.
  func fill(_ flow: Flow, with saved: Kept) {
    filled.append(flow)
    noteTaken(by: flow, saved)
    note(flow.screens.first?.controller, of: saved)
    if flow.isLoading, let order = saved.place.order { loading[order] = Weakly(flow) }
    // One that was there all the while has that.
    if former?.flow(at: saved.route) == nil, let data = saved.place.draft,
      (flow.coordinator as? any DraftKeeping)?.restoreDraft(data) != true
    {
      omit(saved.place.label, "What was written in it cannot be read.")
    }
    if former?.flow(at: saved.route) == nil, !saved.place.chosenTabs.isEmpty {
      let begun = Survey(around: flow).choosers(of: flow).map { $0.isYetToBeSeen ? nil : $0.chosen }
      addTabs { [self] in
        if !flow.isReleased { chooseTabs(of: saved.place, in: flow, begunWith: begun) }
        next()
      }
    }
    add(saved, within: flow, after: [])
    addFormerScreens(of: flow)
    next()
  }

  /// A flow stands for a place.
  func noteTaken(by flow: Flow, _ saved: Kept) {
    taken.insert(ObjectIdentifier(flow))
    if let order = saved.place.childOrder { childOrders[ObjectIdentifier(flow)] = order }
  }

  func open(_ saved: Kept, within flow: Flow, after path: [LinkStep]) {
    add(saved, within: flow, after: path)
    next()
  }

  private func add(_ saved: Kept, within flow: Flow, after path: [LinkStep]) {
    if saved.place.unreadable > 0 {
      omit(
        "\(saved.place.unreadable) within \(saved.place.label)",
        "Version \(tree.version) cannot be read.")
    }
    for child in saved.children.reversed() {
      let order = min(child.order, former?.lowest(at: child.route) ?? .max)
      add(order) { [self] in bringBack(child, within: flow, after: path) }
    }
  }

  /// What had been on top is known by the objects where it has been there all the while.
  private func chooseAgain(_ former: FormerPlaces) {
    former.watch.look()
    for option in former.options { option.choose(former.watch, index: index) }
    for choice in revealed where !choice.chooser.showsOneAtATime {
      choice.chooser.hide(choice.index)
    }
    former.watch.expect()
  }

  /// Runs code that may choose another tab as what is opened again starts.
  func starting(_ body: () -> Void) {
    former?.watch.look()
    body()
    former?.watch.expect()
  }

  /// In which tab or column a place is now.
  func index(in chooser: Chooser, ofPlaceAt order: Int) -> Int? {
    guard let screen = found[order]?.object else { return nil }
    let choices = Chooser.choices(around: screen, origin.supervisor.holding)
    return choices.first { $0.chooser == chooser }?.index
  }

  func note(_ screen: UIViewController?, of saved: Kept) {
    if let screen, let order = saved.place.order { found[order] = Weakly(screen) }
  }

  private func bringBack(
    _ saved: Kept, within flow: Flow, after path: [LinkStep]
  ) {
    guard !flow.isReleased else { return omitAll(saved, endOf: flow) }
    if let known = former?.flow(at: saved.route), !known.takesSteps {
      return omitAll(saved, endOf: known)
    }
    if let running = running(saved, within: flow) {
      return goToColumn(of: running) { [self] in
        if running.isLoading {
          fillWhenBegun(running, with: saved)
        } else {
          fill(running, with: saved)
        }
      }
    }
    guard let step = saved.place.step else {
      return omitAll(saved, "It has no step that leads there, and did not start by itself.")
    }
    let tabs = tabs(of: saved.place, in: flow)
    if !saved.place.isFlow, let screen = screen(at: step, of: flow, within: tabs, after: path) {
      note(screen, of: saved)
      return open(saved, within: flow, after: path + [step])
    }
    choose(around(tabs) + tabs) { [self] in
      guard let screen = formerScreen(of: flow, at: step, saved.order) else {
        return take(step, to: saved, within: flow, after: path, on: stackBesideOthers(tabs))
      }
      showAgain(screen) { [self] outcome in
        guard outcome == .shown else { return omitAll(saved, outcome) }
        open(saved, within: flow, after: path + [step])
      }
    }
  }

  /// What a column's split view is in: its flow goes on in that column only where it is seen.
  private func around(_ choices: [Chooser.Choice]) -> [Chooser.Choice] {
    guard let chooser = choices.first?.chooser, case .columns = chooser else { return [] }
    return Chooser.choices(around: chooser.controller, origin.supervisor.holding)
  }

  /// Where a place is to lie, of what there is.
  private func tabs(of place: SavedPlace, in flow: Flow) -> [Chooser.Choice] {
    if place.tabs.isEmpty { return [] }
    var choosers = flow.screens.compactMap(\.controller).compactMap(Chooser.init)
    // How several lie, and which came with a screen, only the whole tree tells.
    if choosers.count != 1 || place.tabs.contains(where: { $0.container > 0 }) {
      choosers = Survey(around: flow).choosers(of: flow)
    }
    return place.tabs.compactMap { tab in
      guard choosers.indices.contains(tab.container) else { return nil }
      let choice = Chooser.Choice(chooser: choosers[tab.container], index: tab.index)
      let isThere = choice.chooser.options.indices.contains(tab.index)
      return isThere && choice.canBeShown ? choice : nil
    }
  }

  /// The stack of a column beside others: of those its flow would go on in the last.
  private func stackBesideOthers(_ choices: [Chooser.Choice]) -> UINavigationController? {
    guard let column = choices.last, !column.chooser.showsOneAtATime else { return nil }
    return column.option as? UINavigationController
  }

  /// In a collapsed split view a stack would take what is shown on it over the column that lies there.
  private func goToColumn(of flow: Flow, then body: @escaping () -> Void) {
    guard let stack = flow.coordinator?.flowNavigationController else { return body() }
    let choices = Chooser.choices(around: stack, flow.supervisor.holding)
    choose(
      choices.filter { if case .columns = $0.chooser { true } else { false } }, then: body)
  }

  /// Over a tab or a column that is not chosen nothing would be shown before the user goes there.
  ///
  /// - Parameters:
  ///   - target: where it goes. Asked for again when the flow is in sight: what would present it is known then.
  ///   - flow: whose it is, or within which.
  func reveal(
    _ target: @autoclosure @escaping () -> Target?, of flow: Flow,
    then body: @escaping () -> Void
  ) {
    guard case .presenter = target() else { return body() }
    goToColumn(of: flow) { [self] in
      if case .presenter(let presenter, _) = target() {
        reveal(presenter, then: body)
      } else {
        body()
      }
    }
  }

  /// Goes to what has more opened in it, or over it. Which tab is chosen in the end is seen to last.
  func reveal(_ screen: UIViewController, then body: @escaping () -> Void) {
    choose(Chooser.choices(around: screen, origin.supervisor.holding), then: body)
  }

  /// Goes on when that has been reached, or cannot be.
  func choose(_ choices: [Chooser.Choice], then body: @escaping () -> Void) {
    // What has been there all the while stays.
    let wanted = choices.filter { former == nil || $0.popped.isEmpty }
    let note = { [self] (choice: Chooser.Choice) in
      former?.watch.note(choice)
      noteFirstColumn(before: choice)
      if former != nil, !choice.chooser.showsOneAtATime { revealed.append(choice) }
    }
    Chooser.choose(wanted, around: origin, noting: note) { _ in body() }
  }

  private func noteFirstColumn(before choice: Chooser.Choice) {
    guard case .columns = choice.chooser, let chosen = choice.chooser.chosen,
      !firstColumns.contains(where: { $0.chooser == choice.chooser })
    else { return }
    firstColumns.append(Chooser.Choice(chooser: choice.chooser, index: chosen))
  }

  /// A flow that its parent has started by itself.
  private func running(_ saved: Kept, within flow: Flow) -> Flow? {
    if let known = former?.flow(at: saved.route) { return known }
    guard saved.place.isFlow else { return nil }
    return flow.children.lazy.map(\.flow).first { child in
      guard child.isRunning, !taken.contains(ObjectIdentifier(child)) else { return false }
      return saved.place.step.map { child.step == $0 }
        ?? (child.name == saved.place.name && child.step == nil)
    }
  }

  /// What a flow has shown by itself.
  private func screen(
    at step: LinkStep, of flow: Flow, within tabs: [Chooser.Choice], after path: [LinkStep]
  ) -> UIViewController? {
    let links = flow.supervisor.links
    let shown = flow.screens.compactMap(\.controller).filter { screen in
      links.step(of: screen) == step && !flow.supervisor.holding.isGone(screen)
        && lies(screen, within: tabs)
    }
    return shown.dropFirst(path.count { $0 == step }).first
  }

  private func lies(_ screen: UIViewController, within tabs: [Chooser.Choice]) -> Bool {
    if tabs.isEmpty { return true }
    let choices = Chooser.choices(around: screen, origin.supervisor.holding)
    return tabs.allSatisfy { tab in choices.contains(tab) }
  }
}
