import Coordinators
import UIKit

/// The app's first flow: the list, a photo's own screen, and the flows that start from them.
final class AppCoordinator: Coordinator {
  let rootViewController = UINavigationController()

  private let library: any PhotoLibrary
  private let store: Store
  private let list = PhotoListViewController.instantiate()

  /// How a purchase is shown. The caller's choice: the flow itself is the same.
  private enum PurchaseFlowType {
    /// Pushed onto the stack that it starts from.
    case horizontal
    /// Presented, with a stack of its own.
    case vertical
  }

  init(library: any PhotoLibrary, store: Store) {
    self.library = library
    self.store = store
    super.init()
  }

  override func start() {
    // The one delegate of the stack: it passes what it hears on to the flows that run on it.
    rootViewController.delegate = self
    list.library = library
    list.didSelectPhoto = { [weak self] photo in self?.take(.photo(photo)) }
    list.didTapBuy = { [weak self] photo in self?.take(.buy(photo)) }
    list.didTapSignIn = { [weak self] in self?.take(.signIn) }
    list.didTapSignOut = { [weak self] in self?.signOut() }
    refresh()
    rootViewController.navigationBar.prefersLargeTitles = true
    flowPresentation = .push(on: rootViewController)
    show(list, animated: false)
  }

  /// How each step is taken, be it by a tap or by a link.
  override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
    if step == .signIn {
      return store.account == nil
        ? .start(self.signIn(), .over()) : .refuse("You are signed in already.")
    }
    // A step says which photo it is about, or leads on from the one before.
    let id = step["id"] ?? path.last?["id"]
    guard let photo = library.photos.first(where: { $0.id == id }) else {
      return id == nil ? .unknown : .refuse("There is no such photo.")
    }
    switch step {
    case .photo(photo): return .show(self.screen(of: photo))
    case .buy, .buy(photo):
      if list.purchases.contains(photo.id) { return .refuse("This photo is yours.") }
      return .start(self.purchase(of: photo, step == .buy ? .horizontal : .vertical))
    default: return .unknown
    }
  }

  /// Opens a link to the app. Where it leads nowhere, the app says so.
  ///
  /// - Parameter handler: called when that is over, be it after somebody has signed in.
  func follow(
    _ link: Link, animated: Bool = true, then handler: @escaping () -> Void = {}
  ) {
    open(link, animated: animated) { [weak self] outcome in
      handler()
      guard case .failed(let failure) = outcome else { return }
      // Who does not sign in knows that.
      if case .gateNotPassed = failure.reason { return }
      let alert = UIAlertController(
        title: "That link leads nowhere", message: "\(failure.reason)", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      self?.present(alert)
    }
  }

  private func screen(of photo: Photo) -> PhotoViewController {
    let screen = PhotoViewController.instantiate()
    screen.photo = photo
    screen.library = library
    screen.isBought = list.purchases.contains(photo.id)
    screen.didTapBuy = { [weak self] in self?.take(.buy) }
    return screen
  }

  private func purchase(of photo: Photo, _ type: PurchaseFlowType) -> BuyCoordinator {
    let flow =
      switch type {
      case .horizontal:
        BuyCoordinator(
          navigationController: rootViewController, photo: photo, library: library, store: store)
      case .vertical:
        BuyCoordinator(
          presentingViewController: rootViewController, photo: photo, library: library,
          store: store)
      }
    flow.didFinish = { [weak self] _ in self?.refresh() }
    return flow
  }

  private func signIn() -> SignInCoordinator {
    let flow = SignInCoordinator(store: store)
    flow.didFinish = { [weak self] _ in self?.refresh() }
    return flow
  }

  private func signOut() {
    do {
      try store.signOut()
      refresh()
    } catch {
      list.navigationItem.prompt = "\(error)"
    }
  }

  /// Shows who is signed in and what they own, as the store has it now.
  private func refresh() {
    do {
      list.purchases = try store.purchases()
      list.navigationItem.prompt = nil
    } catch {
      list.navigationItem.prompt = "\(error)"
    }
    list.account = store.account
    list.reloadVisibleRows()
    for case let screen as PhotoViewController in rootViewController.viewControllers {
      screen.isBought = screen.photo.map { list.purchases.contains($0.id) } ?? false
    }
  }
}
