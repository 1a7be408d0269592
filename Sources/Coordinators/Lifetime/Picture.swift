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
    /// It has begun with a screen of its own, and does not only carry what others show.
    var showsItself = true
    /// It is about to show something: it starts, or has asked for a screen.
    var isExpected = false

    /// By itself, whatever runs within it.
    var presence: Presence {
      if isExpected { return .there }
      return switch reach {
      case .window: .there
      case .noWindow: hasBeenOnScreen ? .nowhere : .toCome
      case .nobody: .nowhere
      }
    }

    /// It has a screen there.
    mutating func add(_ screen: Holding.Reach) { reach = max(reach, screen) }
  }

  enum Presence: Comparable {
    case nowhere
    /// What has never been in a window may yet come into one, as the pages that a page view turns to: as long as what the
    /// user has seen of the flow around it is there.
    case toCome
    case there
  }

  /// Each followed by its children in the order of `childCoordinators`, with theirs.
  var flows: [Flow] = []

  /// The flows that nobody can reach any more, the innermost first, and of flows side by side the
  /// last first.
  ///
  /// A flow is there as long as one of its screens is, or a flow within it. One that has shown
  /// nothing yet cannot be left, unless what it runs within is.
  func flowsLeft() -> [Int] {
    var presences = flows.map(\.presence)
    for index in flows.indices.reversed() {
      guard let parent = flows[index].parent else { continue }
      let around = flows[parent]
      if presences[index] == .toCome, around.hasBeenOnScreen, around.showsItself { continue }
      presences[parent] = max(presences[parent], presences[index])
    }
    var isLeft = flows.map { _ in false }
    for index in flows.indices where presences[index] < .there {
      let isAlone = presences[index] == .nowhere && flows[index].hasShown
      isLeft[index] = isAlone || flows[index].parent.map { isLeft[$0] } ?? false
    }
    return flows.indices.reversed().filter { isLeft[$0] }
  }
}
