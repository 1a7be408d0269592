extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// What a cell shows beside its content while a table is edited.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var showingEditControl: StateMask { StateMask(rawValue: 1 << 0) }
    public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 1 << 1) }
  }
}
