/// What the user's fingers did, as a host tells of it: the whole of it.
package enum UserGesture: Equatable {
  case tap(count: Int)
  case longPress
  case swipe(Swipe)

  package enum Swipe { case left, right, up, down }

  /// Where a finger that came this way is at the end, in points.
  var translation: CGPoint {
    guard case .swipe(let swipe) = self else { return .zero }
    return switch swipe {
    case .left: CGPoint(x: -100, y: 0)
    case .right: CGPoint(x: 100, y: 0)
    case .up: CGPoint(x: 0, y: -100)
    case .down: CGPoint(x: 0, y: 100)
    }
  }
}
