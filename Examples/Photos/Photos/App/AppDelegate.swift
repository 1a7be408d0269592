import UIKit

/// Starts the app. What its scene shows is the scene delegate's.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let library: any PhotoLibrary
  let store: Store

  init(library: any PhotoLibrary, store: Store) {
    self.library = library
    self.store = store
    super.init()
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
