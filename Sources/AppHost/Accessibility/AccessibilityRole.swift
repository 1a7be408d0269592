/// What kind of thing a node is.
public enum AccessibilityRole: String, Codable, Sendable, CaseIterable {
  /// The root of every tree. Its children are layers, the lowest first.
  case application

  // Layers: what lies over what. Each holds the screens that are visible in it; an alert, an action
  // sheet and a menu hold their things directly.
  case window, sheet, fullScreen, popover, alert, actionSheet, menu

  /// What one view controller shows. Its label is its title.
  case screen

  // Containers of screens.
  /// Its children are columns, the leading one first.
  case splitView
  /// Holds one screen.
  case column
  /// Holds the screens of one page; a swipe to the side turns to the next.
  case pageView

  // Parts of a screen.
  case navigationBar, backButton, title, prompt, toolbar
  /// Its children are tabs.
  case tabBar
  case tab
  case list, section, sectionHeader, sectionFooter, row
  /// A collection whose items do not simply follow one another down the screen. Its items are cells,
  /// in sections where it has several.
  case grid
  case cell
  /// Things that belong together: a stack view, or a view with children.
  case group

  // Things.
  case text, heading, button, link, image, activityIndicator, progress
  case textField, searchField
  /// A text of several lines, to read or to write.
  case textView
  case `switch`, slider, datePicker, pageControl
  /// Its children are buttons that take away and add, in this order.
  case stepper
  /// Its children are segments, at most one of them selected.
  case segmentedControl
  case segment
  /// Its children are wheels, and theirs options, one of each selected.
  case picker
  case wheel
  case option
  /// Something to choose from a menu layer. One that opens a menu of its own is disclosing.
  case menuItem
  /// What a swipe on a row brings up: the last children of a row.
  case swipeAction
  /// A view that hears taps and is nothing else.
  case tappable
}
