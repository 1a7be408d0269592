public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}
