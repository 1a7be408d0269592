import Coordinators
import UIKit

/// One window, and the coordinator that owns everything in it. Links come in here, and what was open
/// when the app was last put away comes back.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var appCoordinator: AppCoordinator?
  private var whereabouts: LinkSubscription?
  /// The link that is being opened. It may wait for somebody to sign in.
  private var pendingLink: Link?
  private var openedLinks = 0

  /// Where the app's pages are for those who have not got the app.
  private static let site = URL(string: "https://photos.example")

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let app = UIApplication.shared.delegate as? AppDelegate
    else { return }
    let appCoordinator = AppCoordinator(library: app.library, store: app.store)
    self.appCoordinator = appCoordinator
    appCoordinator.start()
    if let link = LinkMap.photos.link(for: connectionOptions) {
      open(link, animated: false)
    } else if let activity = session.stateRestorationActivity {
      if let tree = SavedTree(activity) { appCoordinator.restore(tree) }
      // Who was asked to sign in for it is asked again.
      if let link = Self.pendingLink(in: activity) { open(link, animated: false) }
    }

    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = appCoordinator.rootViewController
    window.makeKeyAndVisible()

    whereabouts = appCoordinator.followLink { [weak scene] link in
      scene?.userActivity = Self.activity(at: link)
    }
  }

  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    if let link = LinkMap.photos.link(for: urlContexts) { open(link) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let link = LinkMap.photos.link(for: userActivity) { open(link) }
  }

  private func open(_ link: Link, animated: Bool = true) {
    openedLinks += 1
    let number = openedLinks
    pendingLink = link
    appCoordinator?.follow(link, animated: animated) { [weak self] in
      // Another may have taken its place.
      if self?.openedLinks == number { self?.pendingLink = nil }
    }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let appCoordinator else { return nil }
    let activity = Self.activity(at: appCoordinator.link)
    appCoordinator.save().write(to: activity)
    if let link = pendingLink {
      let path = LinkMap.photos.nearestPath(for: link)
      activity.addUserInfoEntries(from: [Self.pendingLinkKey: path])
    }
    return activity
  }

  private static let pendingLinkKey = "pendingLink"

  /// A link that was still being opened: a saved tree has what is open.
  private static func pendingLink(in activity: NSUserActivity) -> Link? {
    (activity.userInfo?[pendingLinkKey] as? String).flatMap { URL(string: $0) }
      .flatMap { LinkMap.photos.link(for: $0) }
  }

  /// Looking at a screen of the app, as other devices go on with it.
  private static func activity(at link: Link) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "com.example.photos.look")
    activity.webpageURL =
      URL(string: LinkMap.photos.nearestPath(for: link), relativeTo: site)?
      .absoluteURL
    return activity
  }
}
