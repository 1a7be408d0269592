/// A tab bar, say, by which a flow has begun in the way of one around it that has shown nothing: with no stack between, what
/// that asks for next comes over it. It goes as the flow ends that has shown it, unless others that go on have come over it by
/// then.
struct CarriedScreen {
  private weak var screen: Screen?
  /// The one around.
  private weak var carrier: Flow?

  @MainActor init(_ screen: Screen, in carrier: Flow) {
    self.screen = screen
    self.carrier = carrier
  }

  var isOver: Bool { screen == nil || carrier == nil }

  /// The screen, if it has come in a flow's way, and is there.
  @MainActor func screen(in flow: Flow) -> Screen? {
    guard carrier === flow, let screen, !screen.isGone else { return nil }
    return screen
  }

  /// The screen, if it is to stay where flows end, for others within the one around.
  @MainActor func screen(stayingAsEnd flows: [Flow]) -> Screen? {
    func ends(_ other: Flow) -> Bool { flows.contains { $0 === other } }
    guard let screen, let carrier, !ends(carrier), let owner = screen.owner, ends(owner) else {
      return nil
    }
    let goesOn = carrier.subtree.contains { other in
      !ends(other)
        && (other.expectedRequests > 0 || other.screens.contains { $0 !== screen })
    }
    return goesOn ? screen : nil
  }
}
