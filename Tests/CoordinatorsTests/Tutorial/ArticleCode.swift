import Coordinators
import UIKit

// The code of the articles, as it stands there.

@MainActor enum Lifetime {
  final class Buying: Coordinator {
    override func start() {
      let screen = Tutorial.BuyViewController()
      screen.didTapBuy = { [weak self] in self?.finish() }
      screen.didCancel = { [weak self] in self?.cancel() }
      show(screen)
    }
  }

  final class BuyingByHand: Coordinator {
    private let navigationController = UINavigationController()
    var didBuy: (() -> Void)?

    func bought() {
      navigationController.dismiss(animated: true) { [weak self] in
        guard let self else { return }
        didBuy?()
        didFinish?(self)
      }
    }
  }

  @MainActor final class Tracing {
    private var tracing: TraceSubscription?

    init(_ app: Coordinator) {
      tracing = app.trace { event in print(event) }
    }
  }

  @MainActor final class Logging {
    private var tracing: TraceSubscription?

    init(_ app: Coordinator) {
      let logger = Logger(label: "coordinators")
      tracing = app.trace { event in
        if case .problem = event {
          logger.warning("\(event)")
        } else {
          logger.debug("\(event)")
        }
      }
    }
  }

  /// Stands for swift-log's, which these tests do without.
  struct Logger {
    let label: String
    func warning(_ message: String) {}
    func debug(_ message: String) {}
  }
}

@MainActor enum Results {
  typealias SignInViewController = Tutorial.SignInViewController

  final class SignInCoordinator: Coordinator, ResultCoordinator {
    typealias Output = String

    override func start() {
      let screen = SignInViewController()
      screen.didSignIn = { [weak self] name in self?.finish(with: name) }
      show(screen)
    }
  }

  final class GoingOn: Coordinator, ResultCoordinator {
    typealias Output = String

    func enter(_ name: String) {
      finish(with: name, leavingScreens: true)
    }
  }

  final class Caller: Coordinator {
    let screen = UIViewController()
    private(set) var names: [String] = []

    func wait() async throws {
      let name = try await run(SignInCoordinator(), .present(from: screen))
      names.append(name)
    }

    func waitForTwoMinutes() async throws {
      let signIn = SignInCoordinator()
      let timeout = Task { [weak signIn] in
        try await Task.sleep(for: .seconds(120))
        signIn?.cancel()
      }
      defer { timeout.cancel() }
      let name = try await run(signIn, .present(from: screen))
      names.append(name)
    }

    func signIn() async throws -> String {
      try await run(SignInCoordinator(), .present(from: screen))
    }

    func signInTwice() async throws -> [String] {
      try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<2 { group.addTask { try await self.signIn() } }
        var names: [String] = []
        for try await name in group { names.append(name) }
        return names
      }
    }

    func call() {
      run(SignInCoordinator(), .present(from: screen)) { name in
        // nil where the user has left
      }
    }
  }
}

@MainActor enum Links {
  typealias Photo = Tutorial.Photo
  typealias SignInCoordinator = Results.SignInCoordinator

  final class PhotoViewController: UIViewController {
    convenience init(_ photo: Photo) {
      self.init(nibName: nil, bundle: nil)
      title = photo.title
    }
  }

  final class BuyCoordinator: Coordinator {
    override func start() { show(Tutorial.BuyViewController()) }
  }

  final class ShopCoordinator: Coordinator {
    let photos = [Photo(title: "Harbour")]

    override func start() {
      let list = Tutorial.PhotoListViewController()
      list.didSelectPhoto = { [weak self] photo in
        self?.take(LinkStep("photo", ["title": photo.title]))
      }
      show(list)
    }

    override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
      switch step.name {
      case "photo":
        guard let photo = photos.first(where: { $0.title == step["title"] }) else {
          return .refuse("There is no such photo.")
        }
        return .show(PhotoViewController(photo))
      case "buy":
        return .start(BuyCoordinator())
      default:
        return .unknown
      }
    }
  }

  final class Following {
    var lastLink: Coordinators.Link?
  }

  final class GatedCoordinator: Coordinator {
    var account: String?

    override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
      switch step.name {
      case "buy" where account == nil:
        return .pass(SignInCoordinator(), then: .start(BuyCoordinator()))
      default:
        return .unknown
      }
    }
  }

  static func addresses() -> LinkMap {
    let map = LinkMap(["photo": "photos/{title}", "buy": "buy"])
    return map
  }
}

@MainActor enum Restoration {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let coordinator = Links.ShopCoordinator()
    private let map = Links.addresses()

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "com.example.shop.tree")
      coordinator.save().write(to: activity)
      return activity
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      coordinator.start(.root(of: window))
      window.makeKeyAndVisible()
      self.window = window
      if let tree = session.stateRestorationActivity.flatMap({ SavedTree($0) }) {
        coordinator.restore(tree) { report in print(report) }
      }
      if let link = map.link(for: connectionOptions) { coordinator.open(link) }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      if let link = map.link(for: userActivity) { coordinator.open(link) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      if let link = map.link(for: contexts) { coordinator.open(link) }
    }
  }

  @MainActor final class Waiting {
    private let coordinator = Links.ShopCoordinator()
    private var waiting: SavedTree?

    func goOn(with tree: SavedTree) {
      coordinator.restore(tree) { [weak self] report in self?.waiting = report.waiting }
    }

    func didSignIn() {
      if let waiting { goOn(with: waiting) }
    }
  }

  final class NoteCoordinator: Coordinator {
    var text: String?
  }
}

private typealias NoteCoordinator = Restoration.NoteCoordinator

extension NoteCoordinator: DraftKeeping {
  var draft: String? { text }
  func restore(_ draft: String) { text = draft }
}

@MainActor enum Adopting {
  final class EditNameCoordinator: Coordinator {
    override func start() {
      let screen = UIViewController()
      screen.title = "Name"
      show(screen)
    }
  }

  final class ProfileViewController: UIViewController {
    private var editing: EditNameCoordinator?

    func editName() {
      guard editing == nil else { return }
      let flow = EditNameCoordinator()
      flow.didFinish = { [weak self] _ in self?.editing = nil }
      editing = flow
      flow.start(.present(from: self))
    }
  }

  final class CartViewController: UIViewController {
    private let flows = Coordinator()

    func signIn() {
      guard flows.childCoordinators.isEmpty else { return }
      flows.run(SignInCoordinator(), .present(from: self)) { [weak self] name in
        // nil where the user has left
        self?.title = name ?? "Cart"
      }
    }
  }

  typealias SignInCoordinator = Results.SignInCoordinator
}

@MainActor enum Tabs {
  typealias PhotosCoordinator = Links.ShopCoordinator
  typealias OrdersCoordinator = Adopting.EditNameCoordinator

  final class AppCoordinator: Coordinator {
    private let tabs = UITabBarController()

    override func start() {
      show(tabs)
      add(PhotosCoordinator(), at: "photos")
      add(OrdersCoordinator(), at: "orders")
    }

    private func add(_ flow: Coordinator, at step: LinkStep) {
      flow.linkStep = step
      pushCoordinator(flow, .tab(of: tabs))
    }
  }

  final class OnboardingCoordinator: Coordinator {
    override func start() {
      let screen = UIViewController()
      screen.title = "Welcome"
      show(screen)
    }
  }

  final class LaunchCoordinator: Coordinator {
    private let window: UIWindow

    init(window: UIWindow) {
      self.window = window
      super.init()
    }

    override func start() {
      let onboarding = OnboardingCoordinator()
      onboarding.didFinish = { [weak self] _ in self?.showTabs() }
      pushCoordinator(onboarding)
    }

    private func showTabs() {
      let tabs = AppCoordinator()
      tabs.didFinish = { [weak self] _ in self?.start() }
      pushCoordinator(tabs, .root(of: window))
    }
  }
}

@MainActor enum MovingOver {
  final class OrderViewController: UIViewController {}

  final class Parent: Coordinator {
    func order(on stack: UINavigationController) {
      let child = OrderCoordinator(navigationController: stack)
      childCoordinators.append(child)
      child.start()
    }
  }

  final class OrderCoordinator: Coordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
      super.init()
    }

    override func start() {
      navigationController.pushViewController(OrderViewController(), animated: true)
    }
  }
}

@MainActor enum Columns {
  final class PlaceholderViewController: UIViewController {}

  private typealias PhotoListViewController = Tutorial.PhotoListViewController

  final class DetailCoordinator: Coordinator {
    private let name: String

    init(_ name: String) {
      self.name = name
      super.init()
    }

    override func start() {
      let screen = UIViewController()
      screen.title = name
      show(screen)
    }
  }

  final class ListCoordinator: Coordinator {
    private let details = UINavigationController(rootViewController: PlaceholderViewController())

    override func start() {
      let list = PhotoListViewController()
      list.didSelectPhoto = { [weak self] photo in
        self?.take(LinkStep("photo", ["title": photo.title]))
      }
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UINavigationController(rootViewController: list), for: .primary)
      split.setViewController(details, for: .secondary)
      show(split)
    }

    override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
      guard step.name == "photo", let title = step["title"] else { return .unknown }
      return .start(DetailCoordinator(title), .push(on: details))
    }
  }
}
