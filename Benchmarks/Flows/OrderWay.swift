/// How an order is shown, and how it ends. All are heard by both.
enum OrderWay: String, CaseIterable {
  case pushedAndFinished = "pushed, finished"
  case pushedAndLeft = "pushed, back button"
  case presentedAndFinished = "presented, finished"
  case presentedAndSwiped = "presented, swiped down"
  case pushedAndLeftAtOnce = "pushed, left before it is paid"
  case pushedAndSwappedAway = "pushed, and the window gets another root"
  case presentedAndDismissed = "presented, dismissed by other code"

  /// Those that are compared in time. The others say that both hear the same.
  static let measured: [OrderWay] = [
    .pushedAndFinished, .pushedAndLeft, .presentedAndFinished, .presentedAndSwiped,
  ]

  enum Presentation { case pushed, presented }

  var presentation: Presentation {
    switch self {
    case .pushedAndFinished, .pushedAndLeft, .pushedAndLeftAtOnce, .pushedAndSwappedAway: .pushed
    case .presentedAndFinished, .presentedAndSwiped, .presentedAndDismissed: .presented
    }
  }
}
