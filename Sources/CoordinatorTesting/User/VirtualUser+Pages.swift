public import AppHost

extension VirtualUser {
  /// Turns the page view on screen: `.left` goes on to the next page. In parts, the finger stays
  /// down in between.
  public func swipe(
    _ direction: UserEvent.Direction, _ phase: UserEvent.GesturePhase = .whole,
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    try step("swipe \(direction.rawValue) (\(phase.rawValue))", file, line) {
      try .swipe(finder.thingToSwipe(), direction, phase)
    }
  }
}
