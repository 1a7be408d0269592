extension UITableView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// Taken and left to the host: rows change at once.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// For a height: as large as the content needs.
  public static let automaticDimension: CGFloat = -1
  /// For a section index: the search icon.
  public static let indexSearch = "{search}"
  /// Posted by a table when its selection has changed by the user's hand.
  public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}
