public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}
