/// What a compositional layout's insets are measured from. Kept as data.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
