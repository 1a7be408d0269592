extension UIScene {
  /// Why the system connects a scene.
  @MainActor open class ConnectionOptions: NSObject {
    /// The links to open, of the app's own scheme.
    open var urlContexts: Set<UIOpenURLContext> {
      if case .url(let context) = request { [context] } else { [] }
    }
    /// What to go on with: a universal link.
    open var userActivities: Set<NSUserActivity> {
      if case .activity(let activity) = request { [activity] } else { [] }
    }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }

    private let request: LinkRequest?

    init(_ request: LinkRequest?) {
      self.request = request
      super.init()
    }
  }

  /// What comes with a link. Nothing is known here of who opened it.
  @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
  }

  /// Hands a link to the host: as `UIApplication.open`.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? =
      nil
  ) {
    application.open(url, options: Self.keys(options), completionHandler: completion)
  }

  public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await application.open(url, options: Self.keys(options))
  }

  private static func keys(
    _ options: OpenExternalURLOptions?
  ) -> [UIApplication.OpenExternalURLOptionsKey: Any] {
    options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:]
  }
}
