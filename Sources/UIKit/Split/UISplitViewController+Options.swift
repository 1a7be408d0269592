extension UISplitViewController {
  public enum Style: Int, Sendable {
    /// Without columns: `viewControllers` are a primary and a secondary one.
    case unspecified
    case doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary
    /// Shown instead of all others while the split view is collapsed.
    case compact
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  /// Leaves a width to the system.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

extension UISplitViewController.Style {
  /// The columns beside each other, the leading one first.
  var columns: [UISplitViewController.Column] {
    self == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }
}

extension UISplitViewController.DisplayMode {
  /// What `automatic` stands for on a screen that has room for all.
  func resolved(_ style: UISplitViewController.Style) -> Self {
    switch self {
    case .automatic: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      style == .tripleColumn ? self : .oneBesideSecondary
    default: self
    }
  }

  /// The columns that it shows.
  func columns(_ style: UISplitViewController.Style) -> [UISplitViewController.Column] {
    switch resolved(style) {
    case .secondaryOnly: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: Array(style.columns.suffix(2))
    default: style.columns
    }
  }

  /// The mode that shows this column too.
  func showing(_ column: UISplitViewController.Column, _ style: UISplitViewController.Style)
    -> Self
  {
    if columns(style).contains(column) { return self }
    return column == .supplementary
      ? .oneBesideSecondary : Self.automatic.resolved(style)
  }

  /// The mode that does not show this column, nor any before it.
  func hiding(_ column: UISplitViewController.Column, _ style: UISplitViewController.Style)
    -> Self
  {
    guard columns(style).contains(column), column != .secondary else { return self }
    return column == .primary && style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
  }
}
