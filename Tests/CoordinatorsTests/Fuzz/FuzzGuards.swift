import Coordinators

/// The guards that flows of the fuzz have, and what they have been asked.
@MainActor final class FuzzGuards {
  enum Kind: Int {
    case refuses, letsGo, asks, forgets
  }

  struct Question {
    let flow: Int
    let way: WayOut
    /// Nil as long as it is open.
    var mayLeave: Bool?
    fileprivate let answer: (Bool) -> Void
  }

  private var kinds: [Int: Kind] = [:]
  /// What has been asked since the user's last step at rest.
  private(set) var asked: [Question] = []
  private var open: [Int] = []

  var isAsking: Bool { !open.isEmpty }

  func guards(_ flow: Int) -> Bool { kinds[flow] != nil }

  func set(_ kind: Kind?, on coordinator: Coordinator, _ flow: Int) {
    kinds[flow] = kind
    guard let kind else {
      coordinator.canLeave = nil
      return
    }
    coordinator.canLeave = { [weak self] way, answer in
      self?.ask(flow, way, kind, answer)
    }
  }

  private func ask(
    _ flow: Int, _ way: WayOut, _ kind: Kind, _ answer: @escaping (Bool) -> Void
  ) {
    var question = Question(flow: flow, way: way, answer: answer)
    switch kind {
    case .refuses: question.mayLeave = false
    case .letsGo: question.mayLeave = true
    case .asks: open.append(asked.count)
    case .forgets:
      asked.append(Question(flow: flow, way: way, mayLeave: false) { _ in })
      return
    }
    asked.append(question)
    if let mayLeave = question.mayLeave { answer(mayLeave) }
  }

  /// Answers the question that has been open for longest.
  func answer(_ mayLeave: Bool) {
    guard !open.isEmpty else { return }
    let index = open.removeFirst()
    asked[index].mayLeave = mayLeave
    asked[index].answer(mayLeave)
  }

  /// What comes from here on is another step.
  func forgetAsked() { if open.isEmpty { asked = [] } }

  func forget(where isGone: (Int) -> Bool) { kinds = kinds.filter { !isGone($0.key) } }
}
