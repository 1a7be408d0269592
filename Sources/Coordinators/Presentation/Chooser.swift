import UIKit

/// What chooses among several controllers: a tab bar, or a split view, whose columns lie beside each other until it
/// collapses.
@MainActor enum Chooser: @MainActor Equatable {
  case tabs(UITabBarController)
  case columns(UISplitViewController)

  static let columns: [UISplitViewController.Column] = [
    .primary, .supplementary, .secondary, .compact,
  ]

  init?(_ controller: UIViewController) {
    switch controller {
    case let tabs as UITabBarController: self = .tabs(tabs)
    case let split as UISplitViewController where split.style != .unspecified:
      self = .columns(split)
    default: return nil
    }
  }

  var controller: UIViewController {
    switch self {
    case .tabs(let tabs): tabs
    case .columns(let split): split
    }
  }

  /// What may be shown. A column may be empty.
  var options: [UIViewController?] {
    switch self {
    // Converted as a whole, each would be cast at run time.
    case .tabs(let tabs): (tabs.viewControllers ?? []).map(Optional.some)
    case .columns(let split):
      Self.columns.map { column in
        // A controller that is no stack has been put into one.
        split.viewController(for: column).map {
          $0 is UINavigationController ? $0 : $0.navigationController ?? $0
        }
      }
    }
  }

  /// One of them, unless it is there no more.
  func option(_ index: Int) -> UIViewController? {
    let options = options
    return options.indices.contains(index) ? options[index] : nil
  }

  /// Which of them is on top, if any.
  var chosen: Int? {
    switch self {
    // None of them while UIKit's list of more tabs is.
    case .tabs(let tabs): options.firstIndex { $0 === tabs.selectedViewController }
    case .columns(let split): shownColumn(of: split)
    }
  }

  /// A split view knows only in a window whether it has collapsed, and with which column on top.
  var isYetToBeSeen: Bool {
    if case .columns(let split) = self { split.viewIfLoaded?.window == nil } else { false }
  }

  /// Whether one will be beside the others, or on top: a split view that has yet to be seen may have a column for narrow
  /// windows alone.
  func willShow(_ index: Int) -> Bool {
    guard isYetToBeSeen, case .columns(let split) = self,
      split.viewController(for: .compact) != nil,
      Self.isNarrow(split)
    else { return shows(index) }
    return isAlone(index)
  }

  /// Whether a split view has collapsed, or will have as soon as it is seen.
  static func isNarrow(_ split: UISplitViewController) -> Bool {
    if split.viewIfLoaded?.window != nil { return split.isCollapsed }
    let seen = sequence(first: split as UIViewController) { $0.parent }
      .first { $0.viewIfLoaded?.window != nil }
    return seen.map { $0.traitCollection.horizontalSizeClass == .compact } ?? split.isCollapsed
  }

  /// Where it has collapsed, the column whose screen is on top: its columns may lie on the stack of the first
  /// one, and screens of that over them.
  private func shownColumn(of split: UISplitViewController) -> Int? {
    let root = options.lastIndex { $0?.parent === split && $0?.viewIfLoaded?.superview != nil }
    // A column that has been gone back from has no parent.
    guard split.isCollapsed, let root else { return options.lastIndex { $0?.parent != nil } }
    let top = (options[root] as? UINavigationController)?.stayingViewControllers.last
    return options.lastIndex { $0 != nil && $0 === top } ?? root
  }

  /// Whether one is never beside another, nor over it: a tab, or what a split view shows in narrow windows in place of its
  /// columns.
  func isAlone(_ index: Int) -> Bool {
    switch self {
    case .tabs: true
    case .columns: Self.columns[index] == .compact
    }
  }

  /// Whether all others are hidden by the one that is chosen.
  var showsOneAtATime: Bool {
    switch self {
    case .tabs: true
    case .columns(let split): split.isCollapsed
    }
  }

  /// Whether one is beside the others, or on top.
  func shows(_ index: Int) -> Bool {
    if case .columns(let split) = self, !split.isCollapsed {
      guard let option = options[index], option.parent != nil else { return false }
      // Under others, only the split view itself knows.
      return split.viewIfLoaded?.window == nil
        ? Self.has(Self.columns[index], split) : option.viewIfLoaded?.window != nil
    }
    return chosen == index
  }

  /// Whether an expanded split view has the column beside or over the secondary one.
  private static func has(
    _ column: UISplitViewController.Column, _ split: UISplitViewController
  ) -> Bool {
    switch (split.displayMode, column) {
    case (_, .secondary): true
    case (_, .compact), (.secondaryOnly, _): false
    case (.oneBesideSecondary, .primary), (.oneOverSecondary, .primary):
      split.style == .doubleColumn
    default: true
    }
  }

  /// Whether a column comes or goes just now.
  var isSliding: Bool {
    if case .columns = self { options.contains { $0?.transitionCoordinator != nil } } else { false }
  }

  /// Where a split view has collapsed, the stack that its columns lie on: that of the first one.
  var stackOfColumns: UINavigationController? {
    guard case .columns(let split) = self, split.isCollapsed else { return nil }
    let stack = options.first as? UINavigationController
    return stack?.parent === split ? stack : nil
  }

  /// What may be shown beside the others, and is not.
  var hidden: [Int] {
    showsOneAtATime ? [] : options.indices.filter { options[$0] != nil && !shows($0) }
  }

  /// Takes one away that is shown beside others. Where the split view has collapsed, with all that lies over it.
  func hide(_ index: Int) {
    guard case .columns(let split) = self, option(index) != nil, showsOneAtATime || shows(index)
    else { return }
    split.hide(Self.columns[index])
  }

  /// The tabs and columns that a controller is in, the outermost first.
  static func choices(around controller: UIViewController, _ holding: Holding) -> [Choice] {
    var found: [Choice] = []
    var path = [controller]
    while let next = path.last.flatMap(holding.holder) {
      if let chooser = Chooser(next) {
        let options = chooser.options
        // A column may lie on the stack of another.
        let index = path.lazy.compactMap { inner in options.firstIndex { $0 === inner } }.first
        index.map { found.append(Choice(chooser: chooser, index: $0)) }
      }
      path.append(next)
    }
    return found.reversed()
  }
}
