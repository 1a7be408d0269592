/// What an exhibit asks its coordinator to show.
enum Showing: String {
  case alert = "Alert"
  case prompt = "Alert with a field"
  case actionSheet = "Action sheet"
  case sheet = "Sheet"
  case heights = "Sheet with two heights"
  case popover = "Popover"
  case fullScreen = "Full screen"
  case curtain = "Curtain"
  case activities = "Share"
  case tabs = "Tab bar"
  case columns = "Split view"
  case next = "Next screen"
  case deeper = "Deeper"

  /// Whether it goes onto the stack of what asked for it; else it lies over that.
  var isPushed: Bool { self == .next || self == .deeper }
}
