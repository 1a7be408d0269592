import Coordinators
import UIKit

// One coordinator.

extension Tutorial {
  enum Step1 {
    final class AppCoordinator: Coordinator {
      private let photos = [Photo(title: "Alpine Dawn"), Photo(title: "Harbour")]

      override func start() {
        let list = PhotoListViewController()
        list.title = "Photos"
        list.photos = photos
        list.didSelectPhoto = { [weak self] photo in self?.showPhoto(photo) }
        show(list)
      }

      private func showPhoto(_ photo: Photo) {
        let screen = PhotoViewController()
        screen.title = photo.title
        show(screen)
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private let coordinator = AppCoordinator()

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        coordinator.start(.root(of: window))
        window.makeKeyAndVisible()
        self.window = window
      }
    }
  }
}
