import UIKit

extension Supervisor {
  /// Asks flows that a link leaves, what lies on top first.
  ///
  /// - Parameter answer: called with the first flow that stays, nil where none does.
  func askToLeave(_ flows: [Flow], then answer: @escaping (Flow?) -> Void) {
    guard let guardian else { return answer(nil) }
    guardian.ask(flows.flatMap(\.subtree), .link, then: answer)
  }

  /// Ends flows, and takes away what they have shown and some screens besides, all in one.
  func leave(
    _ flows: [Flow], _ controllers: [UIViewController], as ending: FlowEnding, animated: Bool
  ) -> ShowRequest {
    let groups = flows.map { (flow: $0, all: $0.decideEnd()) }
    let screens =
      groups.flatMap(\.all).flatMap(\.screens)
      + controllers.map { known($0) ?? claim($0, for: nil) }
    return withoutLooking {
      let request = queue.takeAway(screens, animated: animated)
      for group in groups { group.flow.tellEnds(ending, of: group.all) }
      return request
    }
  }
}
