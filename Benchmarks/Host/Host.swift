import AppHost
import UIKit

/// Runs an app on a clock that stands still between two events, and shows its screen after each, or to nobody.
@MainActor final class Host {
  private let application: UIApplication
  private let clock = ManualClock()
  /// What shows the screen.
  private let session: AppSession?

  /// - Parameter isShown: whether the screen is laid out and read after each event, as it is by whatever
  ///   runs an app for a user or a test.
  init(isShown: Bool, _ makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate) {
    if isShown {
      // A launch fails where an app's delegate cannot be made: these are made without fail.
      let app = App(name: "") { _ in makeDelegate() }
      let session = try! AppSession(app: app, clock: .manual(clock))
      self.session = session
      application = session.application
      act {}
    } else {
      session = nil
      let application = UIApplication(clock: clock)
      self.application = application
      act { application.launch(delegate: makeDelegate()) }
    }
  }

  /// One event, as a host delivers it, and the transitions that follow from it.
  ///
  /// - Parameter rest: called when they have ended, before the screen is shown.
  func act(_ event: () -> Void, atRest rest: () -> Void = {}) {
    Session.enter(application) {
      event()
      clock.runUntilIdle()
      rest()
    }
    _ = session?.tree
  }
}
