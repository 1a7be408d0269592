/// A link to the app, in the form in which apps get it: a page's address comes as an activity (a
/// universal link), any other as a URL.
@MainActor enum LinkRequest {
  case url(UIOpenURLContext)
  case activity(NSUserActivity)

  init(_ link: URL) {
    guard let scheme = link.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      self = .url(UIOpenURLContext(link))
      return
    }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = link
    self = .activity(activity)
  }

  var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    switch self {
    case .url(let context): [.url: context.url]
    case .activity(let activity):
      [
        .userActivityDictionary: [
          UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType
        ]
      ]
    }
  }
}
