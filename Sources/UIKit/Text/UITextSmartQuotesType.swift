public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}
