extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a field shows its clear button, or a view at its side.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always

    package func shows(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  /// The key under which the notification that editing has ended has its reason.
  public class var didEndEditingReasonUserInfoKey: String {
    "UITextFieldDidEndEditingReasonKey"
  }

  // Posted to the default center with the field as their object.
  public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}
