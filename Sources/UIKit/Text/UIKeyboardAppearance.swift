public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  public static var alert: UIKeyboardAppearance { .dark }
}
