package import AppHost

/// The last few pages that went to a browser, so that only what has changed needs to follow.
/// More than one, as a browser may show the app in several tabs.
package struct SentPages: Sendable {
  package static let limit = 4

  package struct Entry: Sendable {
    package let version: Int
    package let tree: AccessibilityTree
    /// It has been told the first so many of the news.
    package let heard: Int

    package init(version: Int, tree: AccessibilityTree, heard: Int) {
      self.version = version
      self.tree = tree
      self.heard = heard
    }
  }

  private var entries: [Entry] = []

  package init() {}

  package mutating func add(_ entry: Entry) {
    entries.removeAll { $0.version == entry.version }
    entries.append(entry)
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// nil where it is too long ago, or never was.
  package func entry(_ version: Int) -> Entry? {
    entries.last { $0.version == version }
  }

  package var latest: Entry? { entries.last }

  /// How much of the news each of them has been told: the first has been told the least.
  var leastHeard: Int { entries.first?.heard ?? 0 }

  /// The picture with the key, if it is on one of the screens.
  package func picture(_ key: String) -> Picture? {
    for entry in entries.reversed() {
      let node = entry.tree.root.first {
        $0.picture.flatMap(PictureKey.init)?.rawValue == key
      }
      if let picture = node?.picture { return picture }
    }
    return nil
  }
}
