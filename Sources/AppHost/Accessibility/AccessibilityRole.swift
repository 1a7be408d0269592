/// What kind of thing a node is.
public enum AccessibilityRole: String, Codable, Sendable, CaseIterable {
  /// The root of every tree. Its children are layers, the lowest first.
  case application

  // Layers: what lies over what. Each holds the screens that are visible in it.
  case window, sheet, fullScreen, alert

  /// What one view controller shows. Its label is its title.
  case screen

  // Parts of a screen.
  case navigationBar, backButton, title, prompt
  case list, section, sectionHeader, sectionFooter, row
  /// Things that belong together: a stack view, or a view with children.
  case group

  // Things.
  case text, heading, button, link, textField, image, activityIndicator
  case `switch`, slider, tabBar, tab
  /// A view that hears taps and is nothing else.
  case tappable
}
