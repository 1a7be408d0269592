import AppHost
import UIKit

/// The app as it runs without a host: nobody reads its screen, and a manual clock moves its
/// transitions on.
@MainActor final class RunningApp {
  let coordinator: any PhotoShop
  let store = Store()
  private let clock = ManualClock()
  private let application: UIApplication

  init(photos: [Photo], picture: UIImage?, as shop: any PhotoShop.Type = AppCoordinator.self) {
    let application = UIApplication(clock: clock)
    let store = store
    let delegate = Session.enter(application) {
      AppDelegate(coordinator: shop.init(photos: photos, picture: picture, store: store))
    }
    self.application = application
    coordinator = delegate.coordinator
    act { application.launch(delegate: delegate) }
  }

  /// One event, as a host delivers it, and the transitions that follow from it. The list then asks
  /// for its rows, as it does whenever a host shows it.
  func act(_ event: () -> Void) {
    Session.enter(application) {
      event()
      clock.runUntilIdle()
      coordinator.list.tableView.loadDisplayedRows()
    }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let coordinator: any PhotoShop

  init(coordinator: any PhotoShop) {
    self.coordinator = coordinator
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    coordinator.start()
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = coordinator.rootViewController
    window.makeKeyAndVisible()
    return true
  }
}
