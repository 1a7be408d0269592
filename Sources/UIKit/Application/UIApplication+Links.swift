extension UIApplication {
  /// Where the app's own page of the settings is.
  nonisolated public static let openSettingsURLString = "app-settings:"
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Whether the host can open the link. Unless it says otherwise: pages, mails, calls, messages and
  /// the settings.
  public func canOpenURL(_ url: URL) -> Bool { canOpen(url) }

  /// Hands a link to the host. The app stays where it is.
  ///
  /// - Parameter completion: told, later on the main actor, whether the host can open it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isUniversalOnly = options[.universalLinksOnly] as? Bool ?? false
    // No other app is installed here that could claim a universal link.
    let opens = !isUniversalOnly && canOpen(url)
    if opens { leave(by: url) }
    guard let completion else { return }
    schedule(after: 0) { completion(opens) }
  }

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    let isUniversalOnly = options[.universalLinksOnly] as? Bool ?? false
    let opens = !isUniversalOnly && canOpen(url)
    if opens { leave(by: url) }
    return opens
  }

  /// The schemes that a device comes with apps for.
  nonisolated static let commonSchemes: Set = [
    "http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio", "maps", "app-settings",
  ]
}
