import Coordinators

/// A guard that keeps what it is asked, and answers when the test says so.
@MainActor final class Gatekeeper {
  /// Which flow was asked for which way out, in order.
  private(set) var asked: [String] = []
  private var answer: ((Bool) -> Void)?

  func hold(_ coordinator: Coordinator?, _ name: String = "") {
    coordinator?.canLeave = { [weak self] way, answer in
      self?.asked.append(name.isEmpty ? way.rawValue : "\(name) \(way.rawValue)")
      self?.answer = answer
    }
  }

  func give(_ mayLeave: Bool) { take()?(mayLeave) }

  /// The answer, to be given by whoever takes it.
  func take() -> ((Bool) -> Void)? {
    let answer = answer
    self.answer = nil
    return answer
  }

  /// Lets go of the question without an answer.
  func forget() { answer = nil }
}
