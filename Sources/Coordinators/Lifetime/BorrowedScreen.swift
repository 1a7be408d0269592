/// A tab bar, say, by which a flow has begun in the way of one around it that has shown nothing: with no stack between, it is
/// that one's screen. It goes as the flow ends that has shown it, unless others that go on have come over it.
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
    func ends(_ other: Flow) -> Bool { flows.contains { $0 === other } }
    guard let screen, let flow, ends(flow), let owner = screen.owner, !ends(owner) else {
      return nil
    }
    let others = owner.subtree.filter { !ends($0) }
    let goesOn = others.contains { other in
      other.expectedRequests > 0 || other.screens.contains { $0 !== screen }
    }
    return goesOn ? nil : screen
  }
}
