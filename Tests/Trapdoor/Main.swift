import AppHost
import AppRunner
import ArgumentParser
import CoordinatorTesting
import UIKit

/// An app for tests of the command line: a hall, a room, and a trap in it.
struct TrapdoorOptions: AppOptions {
  static let appName = "Trapdoor"

  func makeApp() throws -> App { App(name: Self.appName) { _ in AppDelegate() } }

  func makeRehearsal() async throws -> Rehearsal {
    Rehearsal(screens: ["HallViewController", "RoomViewController", "CellarViewController"]) {
      Rehearsal.Run(app: App(name: Self.appName) { _ in AppDelegate() })
    }
  }
}

@main enum Main {
  static func main() { AppRunner.run(TrapdoorOptions.self) }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: HallViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

private final class HallViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hall"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Room") { [weak self] _ in
        self?.navigationController?.pushViewController(RoomViewController(), animated: true)
      })
  }
}

private final class RoomViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Room"
    let step = UIBarButtonItem(
      primaryAction: UIAction(title: "Step") { _ in fatalError("The floor gives way") })
    let lamp = UIBarButtonItem(
      primaryAction: UIAction(title: "Lamp") { [weak self] _ in self?.title = "Bright Room" })
    navigationItem.rightBarButtonItems = [lamp, step]
  }
}
