import UIKit

/// The app as it runs on a clock that stands still between two events.
@MainActor final class RunningApp {
  let coordinator: any PhotoShop
  let store: Store
  private let host: Host

  init(
    photos: [Photo], picture: UIImage?, as shop: any PhotoShop.Type = AppCoordinator.self,
    before audience: Audience = .nobody
  ) {
    let store = Store()
    self.store = store
    var made: (any PhotoShop)?
    host = Host(for: audience) {
      let coordinator = shop.init(photos: photos, picture: picture, store: store)
      made = coordinator
      return AppDelegate(coordinator: coordinator)
    }
    guard let made else { preconditionFailure("The app has not been launched") }
    coordinator = made
    act {}
  }

  /// One event, and the transitions that follow from it. The list then asks for its rows, as it does
  /// whenever a host shows it.
  func act(_ event: () -> Void) {
    host.act(event, atRest: coordinator.list.tableView.loadDisplayedRows)
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
