import UIKit

/// What a link has opened, marked or chosen on its way, and how that is taken back. Not retained: others may take it
/// away again while the link waits for its turn, and then it is to be released.
@MainActor struct LinkTrail {
  enum Part {
    case flow(Weakly<Coordinator>)
    case screen(Weakly<UIViewController>)
    case mark(Weakly<UIViewController>, before: LinkStep?)
    /// What it has gone to is nil where that is only to come.
    case choice(
      of: Weakly<UIViewController>, from: Weakly<UIViewController>, to: Weakly<UIViewController>)
    /// A column has come beside others.
    case columns(of: Weakly<UIViewController>, hiddenBefore: [Int])

    /// What is chosen, as it is to be.
    @MainActor static func choosing(_ choice: Chooser.Choice) -> Part {
      let (chooser, index) = choice
      guard chooser.showsOneAtATime else {
        return .columns(of: Weakly(chooser.controller), hiddenBefore: chooser.hidden)
      }
      return .choice(
        of: Weakly(chooser.controller), from: Weakly(chooser.chosen.flatMap(chooser.option)),
        to: Weakly(chooser.option(index)))
    }

    /// The tab bar or split view that something has been chosen of.
    fileprivate var chooser: UIViewController? {
      switch self {
      case .choice(let container, _, _), .columns(let container, _): container.object
      case .flow, .screen, .mark: nil
      }
    }

    fileprivate var isChoice: Bool {
      switch self {
      case .choice, .columns: true
      case .flow, .screen, .mark: false
      }
    }
  }

  private var parts: [Part] = []

  var isEmpty: Bool { parts.isEmpty }
  var hasSeveral: Bool { parts.count > 1 }

  mutating func add(_ part: Part) { parts.append(part) }

  /// What another has chosen, and this one goes to as well.
  mutating func takeOverChoices(of choices: [Chooser.Choice], from other: inout LinkTrail) {
    func isWanted(_ part: Part) -> Bool {
      part.isChoice && choices.contains { $0.chooser.controller === part.chooser }
    }
    parts += other.parts.filter(isWanted)
    other.parts.removeAll(where: isWanted)
  }

  // MARK: What was opened last

  /// A tab or a column may have been chosen since.
  private var last: Part? { parts.last { !$0.isChoice } }

  var endsWithFlow: Bool { if case .flow = last { true } else { false } }

  /// What stands for that.
  var lastController: UIViewController? {
    switch last {
    case .flow(let opened):
      opened.object?.flow.subtree.lazy.compactMap { $0.screens.last?.controller }.first
    case .screen(let opened): opened.object
    case .mark, .choice, .columns, nil: nil
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
    case .mark, .choice, .columns, nil: return false
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
    parts.compactMap(Self.formerChoice).contains { $0.chooser.slides(to: $0.index) }
  }

  /// The flows that are to end, the outermost only: those within others end with them.
  var flowsToEnd: [Flow] {
    let flows = parts.reversed().compactMap { part -> Flow? in
      // Nobody can take back what a window has for its root, and what was there before is gone.
      guard case .flow(let opened) = part, let flow = opened.object?.flow, flow.isRunning,
        !(flow.isRoot && flow.hasShown)
      else { return nil }
      return flow
    }
    return flows.filter { flow in !flows.contains { $0 !== flow && flow.isWithin($0) } }
  }

  var screensToLeave: [UIViewController] {
    parts.reversed().compactMap { part in
      guard case .screen(let opened) = part, let screen = opened.object,
        screen.parent != nil || screen.presentingViewController != nil
      else { return nil }
      return screen
    }
  }

  /// Gives marks and choices back, the last first.
  func restoreMarksAndChoices(in links: Links?) {
    for part in parts.reversed() {
      switch part {
      case .flow, .screen: break
      case .mark(let marked, let former):
        if let screen = marked.object { links?.mark(screen, at: former) }
      case .choice:
        // In what no flow has any more a column may slide still.
        if let (chooser, index) = Self.formerChoice(part), !chooser.isSliding {
          chooser.choose(index)
        }
      case .columns(let split, let hidden):
        if let chooser = split.object.flatMap(Chooser.init), !chooser.showsOneAtATime {
          hidden.forEach(chooser.hide)
        }
      }
    }
  }

  /// What a tab bar or a split view showed before, unless somebody has gone on from there since.
  private static func formerChoice(_ part: Part) -> Chooser.Choice? {
    guard case .choice(let container, let former, let latter) = part,
      let chooser = container.object.flatMap(Chooser.init)
    else { return nil }
    func index(of option: UIViewController?) -> Int? {
      chooser.options.firstIndex { $0 != nil && $0 === option }
    }
    guard let former = index(of: former.object) else { return nil }
    if let latter = index(of: latter.object), !chooser.shows(latter) { return nil }
    return (chooser, former)
  }
}
