import Coordinators
import UIKit

/// Leads from the list of exhibits to each of them, and shows what they ask for.
final class AppCoordinator: Coordinator {
  let rootViewController = UINavigationController()
  /// Kept here, as a screen does not keep its delegate.
  let curtain = Curtain()
  let columns = Columns()

  override func start() {
    let gallery = GalleryViewController.instantiate()
    gallery.didShowExhibit = { [weak self] exhibit in self?.show(exhibit) }
    rootViewController.navigationBar.prefersLargeTitles = true
    rootViewController.pushViewController(gallery, animated: false)
  }

  private func show(_ type: Exhibit.Type) {
    let exhibit = type.instantiate()
    if let exhibit = exhibit as? ShowingExhibit {
      exhibit.didAskFor = { [weak self, weak exhibit] showing, button in
        guard let self, let exhibit else { return }
        let controller = controller(for: showing, from: exhibit, at: button)
        if showing.isPushed {
          rootViewController.pushViewController(controller, animated: true)
        } else {
          rootViewController.present(controller, animated: true)
        }
      }
    }
    rootViewController.pushViewController(exhibit, animated: true)
  }
}
