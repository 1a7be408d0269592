/// Work that the app asked time for, for when it is in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

// Kept as data: an app goes on running in the background, and its time there never runs out.
extension UIApplication {
  /// - Parameter handler: never called, as there is no end to the time.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    let task = UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    backgroundTasks[task] = taskName ?? ""
    return task
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks[identifier] = nil
  }

  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public var isProtectedDataAvailable: Bool { true }

  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  nonisolated public static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude

  // MARK: Notifications from a server

  /// Nobody sends any here: the delegate hears, later, that it failed.
  public func registerForRemoteNotifications() {
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 3010,
      userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported here"])
    schedule(after: 0) { [weak self] in
      guard let self else { return }
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }

  // MARK: Icons

  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }

  /// Fails, as there is no icon to be changed.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    schedule(after: 0) { completionHandler(CocoaError(.featureUnsupported)) }
  }
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  // MARK: Remote controls

  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
}
