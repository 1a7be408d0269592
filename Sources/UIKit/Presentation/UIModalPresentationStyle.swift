/// How a modal controller lies over what presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover

  /// Whether the presenter leaves the screen while the presented is there (row P4).
  package var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presenter is the nearest ancestor that defines a presentation context (row P1).
  package var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the user can dismiss it by a swipe down (rows P12, P16).
  package var canBeSwipedDown: Bool {
    self == .pageSheet || self == .formSheet || self == .popover || self == .automatic
  }
}
