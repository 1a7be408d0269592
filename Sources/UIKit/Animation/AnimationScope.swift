/// What one session's code is animating at the moment.
@MainActor final class AnimationScope {
  private unowned let application: UIApplication
  var isEnabled = true
  /// The blocks that the running code is in, the innermost last.
  private var blocks: [Block] = []
  private var transactions: [Transaction] = []
  /// Set in the middle of an event without `begin`, and committed at its end.
  private var implicit: Transaction?
  private var collectors: [AnimationTimeline] = []

  struct Block {
    var duration: TimeInterval
    var repeatCount: CGFloat = 1
  }

  init(_ application: UIApplication) { self.application = application }

  var inheritedDuration: TimeInterval { blocks.last?.duration ?? 0 }

  // MARK: Blocks

  /// Runs `changes` as an animation that takes `duration` and then calls `completion`.
  ///
  /// - Parameters:
  ///   - overrides: whether the duration counts also within another animation.
  ///   - repeats: without an end; the completion then never comes.
  func animate(
    for duration: TimeInterval, after delay: TimeInterval = 0, overrides: Bool = false,
    repeats: Bool = false, autoreverses: Bool = false, _ changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let own = blocks.last.flatMap { overrides ? nil : $0.duration } ?? duration
    let wasEnabled = isEnabled
    blocks.append(Block(duration: wasEnabled ? own : 0))
    changes()
    let count = blocks.removeLast().repeatCount
    let isEndless = repeats && count == 1
    guard wasEnabled, !isEndless else {
      if !isEndless { application.schedule(after: 0) { completion?(true) } }
      return
    }
    let rounds = TimeInterval(count) * (autoreverses ? 2 : 1)
    run(for: delay + own * rounds) { completion?(true) }
  }

  /// Says of the block that the running code is in how often it runs.
  func modify(repeatCount: CGFloat, autoreverses: Bool, _ changes: () -> Void) {
    changes()
    guard !blocks.isEmpty else { return }
    blocks[blocks.count - 1].repeatCount = max(1, repeatCount) * (autoreverses ? 2 : 1)
  }

  /// Runs `changes` as part of an animation that says itself when it is over.
  func within(duration: TimeInterval, _ changes: () -> Void) {
    blocks.append(Block(duration: duration))
    changes()
    blocks.removeLast()
  }

  func withoutAnimation(_ changes: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    defer { isEnabled = wasEnabled }
    changes()
  }

  /// Calls `end` when something that begins now has taken its time: on the clock, or on the timeline
  /// of whatever collects animations.
  func run(for duration: TimeInterval, _ end: @escaping () -> Void) {
    var hold = hold()
    let ending: @MainActor () -> Void = {
      end()
      hold = nil
      _ = hold
    }
    if let collector = collectors.last {
      collector.add(endingAt: duration, ending)
    } else if duration > 0 {
      application.finishTransition(after: duration, ending)
    } else {
      application.schedule(after: 0, ending)
    }
  }

  // MARK: Collecting

  /// Runs `body`, and has `timeline` say when what begins in it is over.
  func collect(into timeline: AnimationTimeline, _ body: () -> Void) {
    collectors.append(timeline)
    body()
    collectors.removeLast()
  }

  var isCollecting: Bool { !collectors.isEmpty }

  // MARK: Transactions

  /// The innermost transaction that is open.
  var transaction: Transaction? { transactions.last ?? implicit }

  /// Keeps the transaction that is open waiting, if one is.
  func hold() -> AnimationHold? { transaction.map(AnimationHold.init) }

  func begin() {
    transactions.append(Transaction(within: transaction, of: application))
  }

  func commit() {
    transactions.popLast()?.commit()
  }

  func flush() {
    let ending = implicit
    implicit = nil
    ending?.commit()
  }

  /// The open transaction, or one that is committed when the code of this event has run.
  func transactionOrNew() -> Transaction {
    if let transaction { return transaction }
    let made = Transaction(within: nil, of: application)
    implicit = made
    application.schedule(after: 0) { [weak self] in
      if self?.implicit === made { self?.flush() }
    }
    return made
  }
}

extension AnimationScope {
  /// Of the session whose code runs. Code of none has no clock: there everything is over at once.
  static var current: AnimationScope? { Session.current?.application.animations }
}
