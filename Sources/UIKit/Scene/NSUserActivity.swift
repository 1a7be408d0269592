/// What a user does in an app, to be gone on with later or elsewhere. Part of Foundation on iOS,
/// which Linux's has not.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  /// Property list values, where the activity is to outlive the process.
  open var userInfo: [AnyHashable: Any]?
  /// The page to go on with; set for a universal link.
  open var webpageURL: URL?

  // Kept without effect.
  open var requiredUserInfoKeys: Set<String>?
  open var referrerURL: URL?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var expirationDate = Date.distantFuture
  open var keywords: Set<String> = []
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var needsSave = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  // No other device goes on with an activity here.
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

// Foundation's on iOS, and so no row of UIKit's table.
/// The type of a universal link: a page that the app opens in place of a browser.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_documentation(visibility: internal)
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can go on with an activity.
@MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
