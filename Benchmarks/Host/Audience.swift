/// Who looks at the screen of an app, and when it is laid out and read for that.
enum Audience: CaseIterable {
  /// A user: right after each event, as the transitions begin that follow from it, and again when they have ended. So it is
  /// for the page in a browser.
  case user
  /// A test, or a crawl: after each event, when all is at rest.
  case test
  case nobody
}
