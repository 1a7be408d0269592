import UIKit

extension AppSession {
  /// Begins a wait of the task that runs: for the user, and not for the app. Until it is over the
  /// task, and what else its event has under way, is no work.
  ///
  /// - Parameters:
  ///   - start: what the task does first. What that starts is work of its own.
  ///   - giveUp: called where the app ends before the wait is over.
  /// - Returns: ends the wait, the first time that it is called.
  package static func beginUserWait(
    after start: () -> Void, orGiveUp giveUp: @escaping () -> Void
  ) -> () -> Void {
    guard let context = Session.current else {
      start()
      return {}
    }
    Session.$current.withValue(context.application.makeContext(), operation: start)
    context.beginWait()
    let number = context.application.waits(givingUp: giveUp)
    var isOver = false
    return {
      guard !isOver else { return }
      isOver = true
      context.application.hasWaited(number)
      context.endWait()
    }
  }
}
