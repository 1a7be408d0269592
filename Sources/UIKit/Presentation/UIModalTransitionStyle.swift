/// How a modal controller moves onto the screen. Kept as data: a host moves it in its own way.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
