import AppHost
import UIKit

/// An app that was started as the system does, through its application delegate.
@MainActor final class LaunchedApp {
  private let application: UIApplication
  private let clock = ManualClock()

  init(_ delegate: any UIApplicationDelegate) {
    application = UIApplication(clock: clock, isStrict: true)
    run { application.launch(delegate: delegate) }
    clock.runUntilIdle()
  }

  /// Runs code as the app's.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Session.$current.withValue(SessionContext(application: application), operation: body)
  }

  func userBeginsSwipeBack(in stack: UINavigationController) {
    run { _ = stack.userBeginSwipeBack() }
  }

  func userBeginsSwipeDown(on presented: UIViewController) {
    run { _ = presented.presentationController?.userBeginSwipeDown() }
  }

  /// Ends the app.
  func terminate() { run { application.terminate() } }

  var faults: [String] { application.faults.map(\.message) }
}
