/// What a session runs on: a phone of the release whose API this is, which never moves.
@MainActor open class UIDevice: NSObject {
  /// The running session's device.
  open class var current: UIDevice { Session.requireApplication(for: "UIDevice.current").device }

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// The release of Apple's whose API this is.
  open var systemVersion: String { "16.4" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var isMultitaskingSupported: Bool { true }
  /// Another one in each session.
  open var identifierForVendor: UUID? { vendorIdentifier }
  private let vendorIdentifier = UUID()

  open var orientation: UIDeviceOrientation { .portrait }
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { .unknown }
  /// -1 for unknown.
  open var batteryLevel: Float { -1 }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open func playInputClick() {}

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  // Never posted.
  nonisolated public static let orientationDidChangeNotification = name("OrientationDidChange")
  nonisolated public static let batteryStateDidChangeNotification = name("BatteryStateDidChange")
  nonisolated public static let batteryLevelDidChangeNotification = name("BatteryLevelDidChange")
  nonisolated public static let proximityStateDidChangeNotification =
    name("ProximityStateDidChange")

  nonisolated private static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIDevice\(event)Notification")
  }
}
