/// One `CATransaction` between its beginning and the end of the last animation that began in it.
@MainActor final class Transaction {
  var values: [String: Any] = [:]
  private var completion: (() -> Void)?
  /// Animations and inner transactions that have not ended.
  private var running = 0
  private var isCommitted = false
  /// An inner transaction's animations are the outer one's too.
  private var hold: AnimationHold?
  private weak var application: UIApplication?

  init(within outer: Transaction?, of application: UIApplication) {
    self.application = application
    hold = outer.map(AnimationHold.init)
  }

  var completionBlock: (() -> Void)? { completion }

  /// One that nothing runs in is called at once where another takes its place.
  func setCompletion(_ block: (() -> Void)?) {
    let old = completion
    completion = block
    if running == 0 { old?() }
  }

  func enter() { running += 1 }

  func leave() {
    running -= 1
    endIfDone()
  }

  func commit() {
    isCommitted = true
    endIfDone()
  }

  private func endIfDone() {
    guard isCommitted, running == 0 else { return }
    let block = completion
    completion = nil
    Session.enter(application) { block?() }
    hold = nil
  }
}
