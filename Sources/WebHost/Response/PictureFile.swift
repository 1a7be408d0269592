package import AppHost
package import Foundation

/// A picture as it is sent.
package struct PictureFile: Sendable {
  package let format: PictureFormat
  package let data: Data

  /// nil where there is no picture: a file that is gone, or that is none.
  ///
  /// It reads the file, and is for no thread that something waits for.
  package init?(_ picture: Picture) {
    let data: Data
    switch picture {
    case .bytes(let bytes, _, _): data = bytes
    case .file(let url, _, _):
      guard url.isFileURL, let read = try? Data(contentsOf: url) else { return nil }
      data = read
    case .symbol: return nil
    }
    guard let format = PictureFormat(data.prefix(16)) else { return nil }
    self.format = format
    self.data = data
  }
}
