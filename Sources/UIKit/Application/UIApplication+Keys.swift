extension UIApplication {
  /// What the options of a launch hold.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UIApplicationLaunchOptions\(name)Key" }

    /// The `URL` that the app is launched with.
    public static let url = Self("URL")
    /// The bundle identifier of the app that asked for the launch.
    public static let sourceApplication = Self("SourceApplication")
    public static let remoteNotification = Self("RemoteNotification")
    public static let location = Self("Location")
    public static let newsstandDownloads = Self("NewsstandDownloads")
    public static let bluetoothCentrals = Self("BluetoothCentrals")
    public static let bluetoothPeripherals = Self("BluetoothPeripherals")
    /// The `UIApplicationShortcutItem` that the user chose.
    public static let shortcutItem = Self("ShortcutItem")
    /// A dictionary with the type of the activity that the app is to continue.
    public static let userActivityDictionary = Self("UserActivityDictionary")
    public static let userActivityType = Self("UserActivityType")
    public static let cloudKitShareMetadata = Self("CloudKitShareMetadata")
    public static let eventAttribution = Self("EventAttribution")
  }

  /// What comes with a link that the app is to open.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UIApplicationOpenURLOptions\(name)Key" }

    public static let sourceApplication = Self("SourceApplication")
    public static let annotation = Self("Annotation")
    public static let openInPlace = Self("OpenInPlace")
    public static let eventAttribution = Self("EventAttribution")
  }

  /// How a link is to be opened elsewhere.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UIApplicationOpenURLOption\(name)" }

    /// Only in an app that claims it as a universal link.
    public static let universalLinksOnly = Self("UniversalLinksOnly")
    public static let eventAttribution = Self("EventAttribution")
  }

  public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}
