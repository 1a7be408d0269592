import AppHost

extension NodeFinder {
  /// What the user does on this screen when they take the step; nil for steps that are no event of a
  /// session's: waiting, looking, starting again.
  func event(for action: Step.Action, samples: Samples) throws -> UserEvent? {
    switch action {
    case .tap(let target), .doubleTap(let target): .tap(try node(target, for: .tap))
    case .longPress(let target): .longPress(try node(target, for: .longPress))
    case .type(let entry, let target):
      .type(try node(target, for: .type), text: try text(of: entry, samples))
    case .submit(let target): .submit(try node(target, for: .submit))
    case .scroll(let target): .scroll(try target.map { try node($0, for: .scroll) } ?? list())
    case .scrollBack(let target):
      .scrollBack(try target.map { try node($0, for: .scrollBack) } ?? list(with: .scrollBack))
    case .refresh(let target): .refresh(try node(target, for: .refresh))
    case .adjust(let target, let value): .adjust(try node(target, for: .adjust), to: value)
    case .pick(let target, let date): .pick(try node(target, for: .pick), date)
    case .swipe(let target, let direction, let phase):
      .swipe(try node(target, for: .swipe), direction, phase)
    case .goBack: .goBack
    case .swipeBack(let phase): .swipeBack(phase)
    case .swipeDown(let phase): .swipeDown(phase)
    case .open(let url): .open(url)
    case .leaveApp: .leaveApp
    case .returnToApp: .returnToApp
    case .relaunch, .wait, .expect: nil
    }
  }

  private func text(of entry: Step.Entry, _ samples: Samples) throws -> String {
    switch entry {
    case .text(let text): return text
    case .sample(let name):
      guard let text = samples.text(named: name) else {
        throw Failure("There is no sample called <\(name)>.")
      }
      return text
    }
  }
}
