import Coordinators
import UIKit

// The code of the article on requests, as it stands there.

@MainActor enum Requests {
  typealias Photo = Tutorial.Photo
  typealias PhotoListViewController = Tutorial.PhotoListViewController
  typealias PhotoViewController = Links.PhotoViewController

  final class AlbumCoordinator: Coordinator {
    override var requestPolicy: RequestPolicy { .merge }

    override func start() {
      let list = PhotoListViewController()
      list.didSelectPhoto = { [weak self] photo in self?.show(PhotoViewController(photo)) }
      show(list)
    }
  }

  final class OrderCoordinator: Coordinator, ResultCoordinator {
    typealias Output = String
  }

  final class PhotoCoordinator: Coordinator {
    func goOn(to next: Photo) {
      goBack()
      show(PhotoViewController(next))
    }

    func order() async {
      let child = OrderCoordinator()
      let receipt = try? await run(child)
      if receipt == nil, child.startRequest.outcome == .merged {
        print("It is being ordered already.")
      }
    }

    func watch(_ photo: Photo) {
      show(PhotoViewController(photo)).whenDone { outcome in
        if case .refused(let reason) = outcome { print("The photo is not shown: \(reason)") }
      }
    }
  }
}
