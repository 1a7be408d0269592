/// A tab bar, say, by which a flow has begun in the way of one around it that has shown nothing: with no stack between, it is
/// that one's screen, and goes when the flow that has shown it ends, where that one has shown nothing else.
struct BorrowedScreen {
  private weak var screen: Screen?
  private weak var flow: Flow?

  @MainActor init(_ screen: Screen, by flow: Flow) {
    self.screen = screen
    self.flow = flow
  }

  var isOver: Bool { screen == nil || flow == nil }

  /// The screen, if it is to go with flows that end.
  @MainActor func screen(endingWith flows: [Flow]) -> Screen? {
    guard let screen, let owner = screen.owner, owner.screens.count == 1,
      flows.contains(where: { $0 === flow }), !flows.contains(where: { $0 === owner })
    else { return nil }
    return screen
  }
}
