public import UIKit

extension LinkMap {
  /// The link that a scene is connected to open.
  @MainActor public func link(for options: UIScene.ConnectionOptions) -> Link? {
    link(for: options.urlContexts)
      ?? options.userActivities.lazy.compactMap { link(for: $0) }.first
  }

  /// The link of the first address that has one.
  @MainActor public func link(for contexts: Set<UIOpenURLContext>) -> Link? {
    contexts.lazy.compactMap { link(for: $0.url) }.first
  }

  /// The link of an activity that has a page.
  @MainActor public func link(for activity: NSUserActivity) -> Link? {
    activity.webpageURL.flatMap { link(for: $0) }
  }
}
