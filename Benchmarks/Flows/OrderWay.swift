/// How an order is shown, and how it ends. All four are heard by both.
enum OrderWay: String, CaseIterable {
  case pushedAndFinished = "pushed, finished"
  case pushedAndLeft = "pushed, back button"
  case presentedAndFinished = "presented, finished"
  case presentedAndSwiped = "presented, swiped down"

  enum Presentation { case pushed, presented }

  var presentation: Presentation {
    switch self {
    case .pushedAndFinished, .pushedAndLeft: .pushed
    case .presentedAndFinished, .presentedAndSwiped: .presented
    }
  }
}
