import AppHost

/// Finds things on a screen as a person does: by what they are called, then by what tests call them.
struct NodeFinder {
  let tree: AccessibilityTree

  struct Failure: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  func sees(_ text: String) -> Bool {
    // Much on screen has no label, or no value.
    !text.isEmpty && tree.layers.last?.first { $0.label == text || $0.value == text } != nil
  }

  /// The one thing of that name to which the action can be done; where nothing that takes it has the
  /// name, the thing that stands beside the name.
  ///
  /// - Parameter fits: what else must be true of it.
  func find(
    _ name: String, in container: String? = nil, for action: AccessibilityAction,
    where fits: ((AccessibilityNode) -> Bool)? = nil
  ) throws -> AccessibilityNode {
    try find(Target(name, in: container), for: action, where: fits)
  }

  /// The one thing that the target names, in the same way.
  func find(
    _ target: Target, for action: AccessibilityAction,
    where fits: ((AccessibilityNode) -> Bool)? = nil
  ) throws -> AccessibilityNode {
    let scope = try scope(of: target.container)
    let fitting = fitting(target, in: scope)
    let isMeant = { $0.actions.contains(action) && fits?($0) ?? true }
    let able = fitting.filter(isMeant)
    if let number = target.number {
      if number <= able.count { return able[number - 1] }
      if !able.isEmpty { throw Failure("There are only \(able.count) of them.") }
    }
    if able.count == 1, let only = able.first { return only }
    if able.count > 1 {
      throw Failure("\(able.count) things are called that: say in which row or group it is.")
    }
    // Who taps a text means the text, whatever stands beside it.
    let isAboutNeighbours = action != .tap || fits != nil
    if isAboutNeighbours, fitting.allSatisfy(\.role.namesOthers), let name = target.label,
      let neighbour = scope.thing(
        beside: name, where: { isMeant($0) && target.role.admits($0.role) })
    {
      return neighbour
    }
    throw Failure(reason(for: target, fitting: fitting, action: action, scope: scope))
  }

  func node(_ target: Target, for action: AccessibilityAction) throws -> NodeID {
    try find(target, for: action).id
  }

  func node(_ name: String, in container: String?, for action: AccessibilityAction) throws
    -> NodeID
  {
    try find(name, in: container, for: action).id
  }

  /// The one list or scroll view that the user can pull down.
  func refreshable() throws -> NodeID {
    let top = tree.layers.last ?? tree.root
    let able = top.all { $0.actions.contains(.refresh) }
    guard let first = able.first else {
      let isBusy = top.first { $0.state.contains(.busy) && $0.role != .activityIndicator } != nil
      throw Failure(
        isBusy ? "It is being loaded anew already." : "Nothing on screen can be pulled down.")
    }
    guard able.count == 1 else {
      throw Failure("\(able.count) things on screen can be pulled down.")
    }
    return first.id
  }

  func list(with action: AccessibilityAction = .scroll) throws -> NodeID {
    guard let list = tree.layers.last?.first(where: { $0.actions.contains(action) }) else {
      throw Failure(
        action == .scroll
          ? "No list on screen has more rows than it shows."
          : "No list on screen has rows before those that it shows.")
    }
    return list.id
  }

  /// The innermost: a page view in a page.
  func thingToSwipe() throws -> NodeID {
    guard let thing = tree.layers.last?.all(where: { $0.actions.contains(.swipe) }).last else {
      throw Failure("Nothing on screen can be swiped to the side.")
    }
    return thing.id
  }

  private func scope(of container: String?) throws -> AccessibilityNode {
    let top = tree.layers.last ?? tree.root
    guard let container else { return top }
    // The innermost: the group within the row rather than the list around it.
    let holders = top.all { $0.shows(container) && $0.role.holdsThings }
    guard let innermost = holders.last else {
      throw Failure("Nothing on screen shows “\(container)”.")
    }
    return innermost.role == .group ? holders.last { $0.role.isItem } ?? innermost : innermost
  }

  private func fitting(_ target: Target, in scope: AccessibilityNode) -> [AccessibilityNode] {
    if let identifier = target.identifier {
      return scope.all {
        $0.identifier == identifier && target.role.admits($0.role)
          && (target.label == nil || $0.label == target.label)
      }
    }
    if let label = target.label { return named(label, role: target.role, in: scope) }
    return scope.all { $0.role == target.role }
  }

  /// By label; where nothing has it, rows that show it as a text; then by identifier.
  private func named(
    _ name: String, role: AccessibilityRole?, in scope: AccessibilityNode
  ) -> [AccessibilityNode] {
    let labelled = scope.all {
      $0.label == name && role.admits($0.role) && ($0.canBeActedOn || $0.role.isThing)
    }
    if labelled.contains(where: \.canBeActedOn) { return labelled.filter(\.canBeActedOn) }
    let rows = scope.all { $0.role.isItem && role.admits($0.role) && $0.shows(name) }
    if !rows.isEmpty { return rows }
    if !labelled.isEmpty { return labelled }
    return scope.all { $0.identifier == name && role.admits($0.role) }
  }

  private func reason(
    for target: Target, fitting: [AccessibilityNode], action: AccessibilityAction,
    scope: AccessibilityNode
  ) -> String {
    if let found = fitting.first {
      return found.state.contains(.disabled)
        ? "It is disabled." : "It is a \(found.role.rawValue), which does not take that."
    }
    if tree.layers.dropLast().contains(where: { !self.fitting(target, in: $0).isEmpty }) {
      return "It lies under what is presented over it."
    }
    let able = scope.all { $0.actions.contains(action) && !$0.label.isEmpty }.map(\.label)
    return able.isEmpty
      ? "Nothing here takes that." : "There is \(Likeness.near(target.label ?? "", among: able))."
  }
}

extension AccessibilityRole? {
  fileprivate func admits(_ role: AccessibilityRole) -> Bool { self == nil || self == role }
}

extension AccessibilityNode {
  fileprivate var canBeActedOn: Bool { !actions.isEmpty || state.contains(.disabled) }

  fileprivate func shows(_ text: String) -> Bool { first { $0.label == text } != nil }

  /// What a text that names nothing itself stands beside: the only thing that fits in the innermost
  /// row or group that shows it, or the first one after it there.
  fileprivate func thing(
    beside text: String, where fits: (AccessibilityNode) -> Bool
  ) -> AccessibilityNode? {
    let holders = all { ($0.role.holdsThings || $0.role == .screen) && $0.shows(text) }
    guard let holder = holders.last(where: { $0.first(where: fits) != nil }) else { return nil }
    let things = holder.all { _ in true }
    let fitting = things.filter { fits($0) && $0.id != holder.id }
    if fitting.count == 1 { return fitting.first }
    guard let place = things.lastIndex(where: { $0.label == text && $0.id != holder.id }) else {
      return nil
    }
    return things[place...].first(where: fits)
  }
}

extension AccessibilityRole {
  /// Something of a list or a grid.
  fileprivate var isItem: Bool { self == .row || self == .cell }

  /// What tells things of one name apart by what else it shows.
  var holdsThings: Bool {
    switch self {
    case .row, .cell, .group, .section, .column, .wheel, .stepper, .segmentedControl, .picker,
      .textField:
      true
    default: false
    }
  }

  /// Whether what it reads may be the name of something in it or beside it.
  fileprivate var namesOthers: Bool {
    switch self {
    case .text, .heading, .sectionHeader, .row, .cell, .group: true
    default: false
    }
  }

  fileprivate var isThing: Bool {
    switch self {
    case .button, .backButton, .link, .row, .cell, .textField, .searchField, .textView, .tab,
      .switch, .slider, .datePicker, .pageControl, .segment, .option, .menuItem, .swipeAction,
      .tappable:
      true
    default: false
    }
  }
}
