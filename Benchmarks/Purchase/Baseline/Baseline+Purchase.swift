import Bare
import class UIKit.UIImage

extension Baseline {
  /// Makes what one purchase makes, and frees it.
  @MainActor final class Purchase {
    private let store = Store()
    private let picture: UIImage?
    let app = Coordinator()
    let root = UINavigationController()
    private let list = UIViewController()
    private let listItem: UINavigationItem
    private var rows: [() -> Void]
    private let photos: [Photo]
    private var photo: Photo?
    private let isHeard: Bool

    /// - Parameter isHeard: whether it makes what Coordinators hears the ways out by, too.
    init(photos: [Photo], picture: UIImage?, isHeard: Bool) {
      self.isHeard = isHeard
      self.photos = photos
      self.picture = picture
      listItem = list.name("Photos")
      rows = Array(repeating: {}, count: photos.count)
      root.hold(list)
    }

    /// - Parameter look: called when everything is made.
    func make(_ row: Int, _ type: AppCoordinator.PurchaseFlowType, look: () -> Void = {}) {
      let photo = photos[row]
      let stack: FlowStack
      switch type {
      case .horizontal:
        let screen = PhotoViewController()
        screen.photo = photo
        screen.picture = picture
        screen.didTapBuy = { [weak self] in self?.free() }
        screen.fill()
        root.hold(screen)
        if isHeard { app.hear(of: screen) }
        stack = FlowStack(root, origin: screen, presentingViewController: nil)
      case .vertical:
        stack = FlowStack(UINavigationController(), origin: nil, presentingViewController: root)
      }
      let flow = BuyCoordinator(photo, picture: picture, store: store, stack: stack)
      flow.didFinish = { [weak self] _ in self?.free() }
      app.hold(flow)
      flow.fill(Credentials(name: "Ann", password: "correct horse"), isHeard: isHeard)
      // The list shows who is signed in now, and each of its rows what it does on a tap.
      for index in rows.indices {
        let photo = photos[index]
        rows[index] = { [weak self] in self?.photo = photo }
      }
      listItem.rightBarButtonItems = [
        UIBarButtonItem(
          title: "Sign Out", action: UIAction("Sign Out") { [weak list] _ in _ = list?.view })
      ]
      look()
      free()
    }

    /// Objects of the kinds that a purchase makes and nobody keeps.
    var anchors: [AnyObject] { list.view.anchors }

    private func free() {
      root.free()
      app.free()
    }
  }
}
