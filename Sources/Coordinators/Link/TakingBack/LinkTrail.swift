import UIKit

/// What a link has opened, marked or chosen on its way, and how that is taken back. Not retained: others may take it
/// away again while the link waits for its turn, and then it is to be released.
@MainActor struct LinkTrail {
  enum Part {
    case flow(Weakly<Coordinator>)
    case screen(Weakly<UIViewController>)
    case mark(Weakly<UIViewController>, before: LinkStep?)
    case choice(FormerChoice)

    fileprivate var isChoice: Bool { if case .choice = self { true } else { false } }
  }

  private var parts: [Part] = []
  /// Those that it had marked or chosen before it left anything.
  private var beforeLeaving: [Part]?
  /// Of the windows that flows among them have taken.
  private var roots: [FormerRoot] = []
  /// Of the empty columns, say, that flows among them have begun on.
  private var stacks: [FormerStack] = []

  var isEmpty: Bool { parts.isEmpty }
  var hasSeveral: Bool { parts.count > 1 }

  mutating func add(_ part: Part) { parts.append(part) }
  mutating func add(_ root: FormerRoot) { roots.append(root) }
  mutating func add(_ stack: FormerStack) { stacks.append(stack) }

  /// What another has chosen, and this one goes to as well.
  mutating func takeOverChoices(of choices: [Chooser.Choice], from other: inout LinkTrail) {
    func isWanted(_ part: Part) -> Bool {
      guard case .choice(let former) = part else { return false }
      return choices.contains { former.isOf($0.chooser) }
    }
    parts += other.parts.filter(isWanted)
    other.parts.removeAll(where: isWanted)
    other.beforeLeaving?.removeAll(where: isWanted)
  }

  // MARK: What was opened last

  /// A tab or a column may have been chosen since.
  private var last: Part? { parts.last { !$0.isChoice } }

  var endsWithFlow: Bool { if case .flow = last { true } else { false } }

  var lastFlow: Flow? { if case .flow(let opened) = last { opened.object?.flow } else { nil } }

  /// What stands for that.
  var lastController: UIViewController? {
    switch last {
    case .flow(let opened): opened.object?.flow.lastController
    case .screen(let opened): opened.object
    case .mark, .choice, nil: nil
    }
  }

  /// Whether it has opened a flow, or one around that.
  func hasOpened(_ flow: Flow) -> Bool {
    parts.contains { part in
      if case .flow(let child) = part {
        child.object.map { flow.isWithin($0.flow) } ?? false
      } else {
        false
      }
    }
  }

  /// Whether all flows go on that have been opened.
  var flowsGoOn: Bool {
    parts.allSatisfy { part in
      if case .flow(let child) = part { child.object?.flow.isRunning ?? false } else { true }
    }
  }

  /// Whether what was opened last has been there, and is not any more: of a flow, all that it has shown.
  func hasGoneAgain(_ holding: Holding?) -> Bool {
    func hasGone(_ screen: UIViewController) -> Bool {
      holding.map { Self.hasGone(screen, $0) } ?? false
    }
    switch last {
    case .flow(let opened):
      guard let flow = opened.object?.flow, flow.goesOn else { return true }
      let screens = flow.subtreeControllers
      return !screens.isEmpty && screens.allSatisfy(hasGone)
    case .screen(let opened): return opened.object.map(hasGone) ?? true
    case .mark, .choice, nil: return false
    }
  }

  private static func hasGone(_ screen: UIViewController, _ holding: Holding) -> Bool {
    let around = Array(sequence(first: screen, next: holding.holder))
    // On its way out it is in a window still.
    let isPopped = around.count == 1 && screen.parent != nil
    if isPopped || around.contains(where: \.isGoing) { return true }
    return !holding.isReachable(screen)
      && [screen, around[around.count - 1]].contains(where: Screen.hasBeenOnScreen)
  }

  // MARK: Taking it back

  /// Whether a column slides back then.
  var slidesBack: Bool {
    (parts + (beforeLeaving ?? [])).contains { part in
      if case .choice(let former) = part { former.slides } else { false }
    }
  }

  /// Whether a window shows a controller again then.
  func mayBringBack(_ controller: UIViewController) -> Bool {
    roots.contains { $0.root === controller }
  }

  /// All else has been seen to.
  mutating func keepRootsAlone() { parts = [] }

  mutating func forgetRoots() { roots = [] }

  /// The flows that are to end, the outermost only: those within others end with them.
  ///
  /// - Parameter former: what has been left on the way.
  func flowsToEnd(without former: [FormerPlaces], in tree: Supervisor) -> [Flow] {
    let flows = parts.reversed().compactMap { part -> Flow? in
      guard case .flow(let opened) = part, let flow = opened.object?.flow, flow.isRunning,
        !keepsWindow(flow, without: former, in: tree)
      else { return nil }
      return flow
    }
    return flows.filter { flow in !flows.contains { $0 !== flow && flow.isWithin($0) } }
  }

  /// Whether it has a window that nothing can come back to: none is left empty.
  private func keepsWindow(
    _ flow: Flow, without former: [FormerPlaces], in tree: Supervisor
  ) -> Bool {
    flow.isRoot && flow.hasShown
      && !roots.contains { $0.isBefore(flow) && $0.canComeBack(without: former, in: tree) }
  }

  /// Of several that one window has had the first.
  func rootsToComeBack(without former: [FormerPlaces], in tree: Supervisor) -> [FormerRoot] {
    var first: [FormerRoot] = []
    for root in roots
    where root.canComeBack(without: former, in: tree)
      && !first.contains(where: root.isInSameWindow(as:))
    {
      first.append(root)
    }
    return first
  }

  var screensToLeave: [UIViewController] {
    parts.reversed().compactMap { part in
      guard case .screen(let opened) = part, let screen = opened.object,
        screen.parent != nil || screen.presentingViewController != nil
      else { return nil }
      return screen
    }
  }

  /// The flows that had begun there have ended.
  func bringBackStacks(in tree: Supervisor) {
    for stack in stacks.reversed() { stack.comeBack(in: tree) }
  }

  /// What it has chosen last in one.
  func lastChoice(in chooser: Chooser) -> FormerChoice? {
    parts.reversed().lazy.compactMap { part in
      if case .choice(let former) = part, former.isOf(chooser) { former } else { nil }
    }.first
  }

  /// Which tab was on top before it has gone to another there. Nil where it has not, or somebody else has since.
  func tabBefore(in chooser: Chooser) -> Int? {
    guard case .tabs(let tabs) = chooser, let last = lastChoice(in: chooser)?.latter,
      tabs.selectedViewController === last
    else { return nil }
    let former = parts.lazy.compactMap { part in
      if case .choice(let former) = part, former.isOf(chooser) { former.formerOption } else { nil }
    }.first
    return former.flatMap { former in chooser.options.firstIndex { $0 === former } }
  }

  /// Gives marks and choices back, the last first.
  func restoreMarksAndChoices(in links: Links?) { restore(parts, in: links) }

  /// It is about to leave something, which is to be there again as it is now, if it fails.
  mutating func noteLeaving() { beforeLeaving = beforeLeaving ?? parts }

  /// That is there again. What had been marked and chosen by then is given back as well, unless somebody has gone elsewhere.
  func restoreMarksAndChoicesBeforeLeaving(in links: Links?, _ watch: TabWatch) {
    let parts = (beforeLeaving ?? []).filter { part in
      if case .choice(let former) = part { !former.isLeft(watch) } else { true }
    }
    restore(parts, in: links)
  }

  private func restore(_ parts: [Part], in links: Links?) {
    let choices = parts.compactMap { if case .choice(let former) = $0 { former } else { nil } }
    var slid: [FormerChoice] = []
    for part in parts.reversed() {
      switch part {
      case .flow, .screen: break
      case .mark(let marked, let former):
        if let screen = marked.object { links?.mark(screen, at: former) }
      case .choice(let former):
        if slid.contains(where: former.hasColumnsOf) { continue }
        slid.append(former)
        former.choose(asBefore: choices.first(where: former.hasColumnsOf) ?? former)
      }
    }
  }
}
