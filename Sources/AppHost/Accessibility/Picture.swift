public import Foundation

/// Where a picture's bytes are to be had.
public enum Picture: Codable, Hashable, Sendable {
  /// An image file on the machine that runs the session.
  case file(URL, width: Int, height: Int)
  /// An image file's bytes (JPEG, PNG, WebP, GIF).
  case bytes(Data, width: Int, height: Int)
  /// One of the system's symbols, by name. A host draws what it has for it, or the node's label.
  case symbol(String)
}
