import AppHost
import UIKit

/// Runs an app on a clock that stands still between two events, and shows its screen to somebody, or to nobody.
@MainActor final class Host {
  private let application: UIApplication
  private let clock = ManualClock()
  private let audience: Audience
  /// What shows the screen.
  private let session: AppSession?

  init(for audience: Audience, _ makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate)
  {
    self.audience = audience
    if audience == .nobody {
      session = nil
      let application = UIApplication(clock: clock)
      self.application = application
      act { application.launch(delegate: makeDelegate()) }
    } else {
      // A launch fails where an app's delegate cannot be made: these are made without fail.
      let app = App(name: "") { _ in makeDelegate() }
      let session = try! AppSession(app: app, clock: .manual(clock))
      self.session = session
      application = session.application
      act {}
    }
  }

  /// One event, as a host delivers it, and the transitions that follow from it.
  ///
  /// - Parameter rest: called when they have ended, before the screen is shown.
  func act(_ event: () -> Void, atRest rest: () -> Void = {}) {
    Session.enter(application, event)
    if audience == .user { show() }
    Session.enter(application) {
      clock.runUntilIdle()
      rest()
    }
    show()
  }

  /// Lays the screen out and reads it, unless it is as it was when that was last done.
  private func show() { _ = session?.tree }
}
