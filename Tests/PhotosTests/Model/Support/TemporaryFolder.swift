import Foundation

/// A folder of one test's own, removed with the last reference to it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    self.url = FileManager.default.temporaryDirectory.appending(path: "PhotosTests-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @discardableResult
  func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try data.write(to: file)
    return file
  }

  /// A place that nobody can write to, root neither: it lies below a regular file.
  func unwritablePlace() throws -> URL {
    try write(Data("a file".utf8), to: "file").appending(path: "below")
  }

  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: folder).path).sorted()
  }
}
