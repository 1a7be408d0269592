extension AccessibilityRole {
  /// Whether a node of this role is somewhere to be: its coming and going means that the user is
  /// elsewhere.
  public var isPlace: Bool { isLayer || self == .screen }

  public var isLayer: Bool {
    switch self {
    case .window, .sheet, .fullScreen, .popover, .alert, .actionSheet, .menu: true
    default: false
    }
  }
}
