import Coordinators
import UIKit

/// Leads from the list of exhibits to each of them.
final class AppCoordinator: Coordinator {
  let rootViewController = UINavigationController()

  override func start() {
    let gallery = GalleryViewController.instantiate()
    gallery.didShowExhibit = { [weak self] exhibit in self?.show(exhibit) }
    rootViewController.pushViewController(gallery, animated: false)
  }

  private func show(_ exhibit: Exhibit.Type) {
    rootViewController.pushViewController(exhibit.instantiate(), animated: true)
  }
}
