/// What a look has seen: which flows there are, which screens are theirs, and what holds each of
/// those. From it alone follows which flows have been left.
///
/// A value, taken when nothing moves, of the part of the tree that the look is about.
struct Picture {
  /// What holds a controller.
  enum Holder: Equatable {
    case window
    /// The container that it is in, or the presenter that it lies over: an index of `controllers`.
    case controller(Int)
    /// No window: the root of controllers that are not on screen, be it not yet or not any more.
    case offScreen
    /// Nothing: it was on a stack or presented, and is not any more.
    case nobody
  }

  struct Flow {
    /// An index of `flows`.
    var parent: Int?
    /// Indices of `controllers`.
    var screens: [Int] = []
    /// It has shown a screen of its own, be that one gone.
    var hasShown = false
    /// One of its screens has been in a window.
    var hasBeenOnScreen = false
    /// It is about to show something: it starts, or has asked for a screen.
    var isExpected = false
  }

  var controllers: [Holder] = []
  /// Each followed by its children in the order in which they started, with theirs.
  var flows: [Flow] = []

  /// The flows that nobody can reach any more, the innermost first, and of flows side by side the
  /// last first.
  ///
  /// A flow is there as long as one of its screens is, or a flow within it. One that has shown
  /// nothing yet cannot be left, unless what it runs within is.
  func flowsLeft() -> [Int] {
    var isThere = flows.map(isThere)
    for index in flows.indices.reversed() where isThere[index] {
      if let parent = flows[index].parent { isThere[parent] = true }
    }
    var isLeft = flows.map { _ in false }
    for index in flows.indices where !isThere[index] {
      isLeft[index] = flows[index].hasShown || flows[index].parent.map { isLeft[$0] } ?? false
    }
    return flows.indices.reversed().filter { isLeft[$0] }
  }

  private func isThere(_ flow: Flow) -> Bool {
    flow.isExpected
      || flow.screens.contains { screen in
        switch end(of: screen) {
        case .window: true
        case .offScreen: !flow.hasBeenOnScreen
        case .controller, .nobody: false
        }
      }
  }

  /// What holds the outermost of what the controller is in.
  func end(of controller: Int) -> Holder {
    var holder = controllers[controller]
    while case .controller(let next) = holder { holder = controllers[next] }
    return holder
  }
}
