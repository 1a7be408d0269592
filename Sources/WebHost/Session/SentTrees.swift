package import AppHost

/// The last few screens that went to a browser, so that only what has changed needs to follow.
/// More than one, as a browser may show the app in several tabs.
package struct SentTrees: Sendable {
  package static let limit = 4

  private var entries: [(version: Int, tree: AccessibilityTree)] = []

  package init() {}

  package mutating func add(version: Int, tree: AccessibilityTree) {
    entries.removeAll { $0.version == version }
    entries.append((version, tree))
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// nil where it is too long ago, or never was.
  package func entry(_ version: Int) -> (version: Int, tree: AccessibilityTree)? {
    entries.last { $0.version == version }
  }

  package var latest: AccessibilityTree? { entries.last?.tree }

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
