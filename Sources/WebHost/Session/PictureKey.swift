package import AppHost
import Foundation

/// The name that a picture has in addresses. It says nothing of where the picture is kept, and it
/// means something only to a session that has the picture on its screen.
package struct PictureKey: Hashable, Sendable {
  package let rawValue: String

  /// nil for symbols, which are drawn in the page.
  package init?(_ picture: Picture) {
    // The process's own seed makes this a different name in each of its lives.
    var hasher = Hasher()
    switch picture {
    case .file(let url, _, _): hasher.combine(url)
    // Not `combine(data)`, which looks at the first bytes only, where pictures are alike.
    case .bytes(let data, _, _): data.withUnsafeBytes { hasher.combine(bytes: $0) }
    case .symbol: return nil
    }
    rawValue = String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }

  package var path: String { "/pictures/\(rawValue)" }
}
