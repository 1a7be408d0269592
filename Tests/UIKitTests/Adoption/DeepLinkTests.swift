import Testing
import UIKit

/// A router of links: a link becomes a value, and handlers say whether it is theirs.
@MainActor @Suite("Adoption: a router of links") struct DeepLinkTests {
  @Test(
    "A link goes to the first handler that knows it, and shows its screen",
    arguments: [
      ("shop://items/7", "Item 7"), ("https://shop.example/items/8", "Item 8"),
      ("shop://basket", "Basket"),
    ])
  func known(link: String, title: String) throws {
    let delegate = ShopDelegate()
    let app = LaunchedApp(delegate)
    #expect(app.userOpens(try #require(URL(string: link))))
    app.settle()
    #expect(delegate.stack.topViewController?.title == title)
  }

  @Test("A link that nobody knows changes nothing")
  func unknown() throws {
    let delegate = ShopDelegate()
    let app = LaunchedApp(delegate)
    #expect(!app.userOpens(try #require(URL(string: "shop://nowhere"))))
    app.settle()
    #expect(delegate.stack.viewControllers.count == 1)
  }

  @Test("A link that starts the app is opened over its first screen")
  func cold() throws {
    let delegate = ShopDelegate()
    let app = LaunchedApp(delegate, opening: URL(string: "shop://items/7"))
    app.settle()
    #expect(delegate.stack.viewControllers.map(\.title) == ["Shop", "Item 7"])
  }

  enum Link: Equatable {
    case item(Int)
    case basket

    init?(_ url: URL) {
      let host = url.scheme == "shop" ? [url.host].compactMap { $0 } : []
      let steps = host + url.pathComponents.filter { $0 != "/" }
      switch (steps.first, steps.dropFirst().first.flatMap { Int($0) }) {
      case ("items", let number?): self = .item(number)
      case ("basket", nil): self = .basket
      default: return nil
      }
    }
  }

  @MainActor protocol LinkHandler { func handle(_ link: Link) -> Bool }

  @MainActor final class LinkRouter {
    private var handlers: [any LinkHandler] = []

    func add(_ handler: any LinkHandler) { handlers.append(handler) }

    func open(_ url: URL) -> Bool {
      guard let link = Link(url) else { return false }
      return handlers.contains { $0.handle(link) }
    }
  }

  @MainActor struct ItemHandler: LinkHandler {
    let stack: UINavigationController

    func handle(_ link: Link) -> Bool {
      guard case .item(let number) = link else { return false }
      let screen = UIViewController()
      screen.title = "Item \(number)"
      stack.popToRootViewController(animated: false)
      stack.pushViewController(screen, animated: true)
      return true
    }
  }

  @MainActor struct BasketHandler: LinkHandler {
    let stack: UINavigationController

    func handle(_ link: Link) -> Bool {
      guard link == .basket else { return false }
      let screen = UIViewController()
      screen.title = "Basket"
      stack.pushViewController(screen, animated: true)
      return true
    }
  }

  final class ShopDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let stack = UINavigationController()
    private let links = LinkRouter()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let shop = UIViewController()
      shop.title = "Shop"
      stack.viewControllers = [shop]
      links.add(ItemHandler(stack: stack))
      links.add(BasketHandler(stack: stack))
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = stack
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { links.open(url) }

    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { userActivity.webpageURL.map { links.open($0) } ?? false }
  }
}
