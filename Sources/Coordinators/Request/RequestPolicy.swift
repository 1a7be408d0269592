/// What becomes of a request that comes while something moves or waits.
///
/// The policy of the coordinator that asks counts. For a flow's first screen that is its parent, to whom the flow is what is
/// shown; and where the parent begins with that flow, its own parent as well.
public enum RequestPolicy: Sendable {
  /// It waits for its turn. Each is carried out in the end.
  case wait
  /// One for the same type of screen, for a child of the same type, or to go back once more, is the same request: two
  /// taps show one screen. Others wait, and so does one for a screen that the flow has been asked to go back from in
  /// between.
  case merge
  /// It takes the place of those of this coordinator that still wait.
  case replace
}
