/// One thing that a program asks the library for. Flows are told by the numbers of the steps that began them: so any part of a
/// program is a program.
struct ProgramStep: CustomStringConvertible {
  enum Verb { case push, presentOver, beginTabs, show, present, goBack, finish, cancel, rest }

  let number: Int
  let verb: Verb
  /// The flow that is asked, or within which one begins. 0 is the root's.
  let flow: Int
  let isAnimated: Bool

  var description: String { "\(number): \(verb) by \(flow)\(isAnimated ? ", animated" : "")" }
}

extension [ProgramStep] {
  /// First flows begin and show what they have, and go back. Then, when all has come to rest, they end, and the root alone
  /// goes on: a flow that ends does so at once, and one that is yet to show something goes on though it loses all it had.
  init(seed: UInt64, count: Int) {
    var generator = SeededGenerator(seed: seed)
    var flows = [0]
    var isEnding = false
    self = (1...count).map { number in
      var verbs: [ProgramStep.Verb] = [
        .push, .push, .presentOver, .beginTabs, .show, .present, .goBack, .goBack,
      ]
      if isEnding { verbs = [.finish, .finish, .cancel, .push, .show] }
      if number == (count + 1) / 2 {
        verbs = [.rest]
        isEnding = true
      }
      let verb = verbs.randomElement(using: &generator) ?? .rest
      let askers = isEnding && (verb == .push || verb == .show) ? [0] : flows
      let flow = askers.randomElement(using: &generator) ?? 0
      if !isEnding {
        switch verb {
        case .push, .presentOver: flows.append(number)
        // Each of its two tabs is a flow as well.
        case .beginTabs: flows += [number, 100 * number, 100 * number + 1]
        default: break
        }
      }
      return ProgramStep(
        number: number, verb: verb, flow: flow, isAnimated: Bool.random(using: &generator))
    }
  }
}
