/// What a look has seen: which flows there are, and where the screens are that are theirs. From it alone
/// follows which flows have been left.
///
/// A value, taken when nothing moves, of the part of the tree that the look is about.
struct Picture {
  struct Flow {
    /// An index of `flows`.
    var parent: Int?
    /// Where that of its screens is which is nearest to a window. Without any it is nobody's.
    private(set) var reach = Holding.Reach.nobody
    /// It has shown a screen of its own, be that one gone.
    var hasShown = false
    /// One of its screens has been in a window.
    var hasBeenOnScreen = false
    /// It is about to show something: it starts, or has asked for a screen.
    var isExpected = false

    /// Whether it is there by itself, whatever runs within it.
    var isThere: Bool {
      if isExpected { return true }
      return switch reach {
      case .window: true
      // What has never been in a window may yet come into one.
      case .noWindow: !hasBeenOnScreen
      case .nobody: false
      }
    }

    /// It has a screen there.
    mutating func add(_ screen: Holding.Reach) { reach = max(reach, screen) }
  }

  /// Each followed by its children in the order of `childCoordinators`, with theirs.
  var flows: [Flow] = []

  /// The flows that nobody can reach any more, the innermost first, and of flows side by side the
  /// last first.
  ///
  /// A flow is there as long as one of its screens is, or a flow within it. One that has shown
  /// nothing yet cannot be left, unless what it runs within is.
  func flowsLeft() -> [Int] {
    var isThere = flows.map { $0.isThere }
    for index in flows.indices.reversed() where isThere[index] {
      if let parent = flows[index].parent { isThere[parent] = true }
    }
    var isLeft = flows.map { _ in false }
    for index in flows.indices where !isThere[index] {
      isLeft[index] = flows[index].hasShown || flows[index].parent.map { isLeft[$0] } ?? false
    }
    return flows.indices.reversed().filter { isLeft[$0] }
  }
}
