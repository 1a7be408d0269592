extension UIButton {
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  public enum ButtonType: Int, Sendable {
    case custom
    /// Drawn in the tint colour.
    case system
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    public static var roundedRect: ButtonType { .system }
  }

  /// What a button means to the user.
  public enum Role: Int, Sendable {
    /// One like any other.
    case normal
    /// The one that the user will most likely want.
    case primary
    /// Goes on without a change.
    case cancel
    /// Loses something of the user's.
    case destructive
  }
}
