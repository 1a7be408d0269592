/// How a date picker looks. Kept without effect: a host has a picker of its own.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
