import Foundation

/// Where the app keeps its files by default, as the XDG Base Directory Specification has it.
struct DataFolder: Hashable, Sendable {
  /// For what must not be lost: accounts and purchases.
  let data: URL

  /// For what can be made again: thumbnails.
  let cache: URL

  init(environment: [String: String], home: URL) {
    func folder(_ variable: String, _ fallback: String) -> URL {
      let base =
        switch environment[variable] {
        // The specification has relative values ignored. An empty one is relative as well.
        case .some(let path) where path.hasPrefix("/"): URL(filePath: path)
        default: home.appending(path: fallback)
        }
      return base.appending(path: "fairway/photos")
    }
    self.data = folder("XDG_DATA_HOME", ".local/share")
    self.cache = folder("XDG_CACHE_HOME", ".cache")
  }
}
