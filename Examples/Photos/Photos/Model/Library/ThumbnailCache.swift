import CSodium
import Foundation

/// Keeps thumbnails in a folder, so that each is made once and outlives the process.
struct ThumbnailCache: Sendable {
  private let folder: URL
  private let thumbnailer: Thumbnailer
  private let queue: WorkQueue
  private let making = SharedWork<URL, URL>()

  init(folder: URL, thumbnailer: Thumbnailer, queue: WorkQueue) {
    self.folder = folder
    self.thumbnailer = thumbnailer
    self.queue = queue
  }

  func thumbnail(of file: URL) async throws -> URL {
    let kept = try place(for: file)
    // What is there is whole, because it came there by being renamed.
    if kept.isRegularFile { return kept }
    return try await making.value(for: kept) { [folder, thumbnailer, queue] in
      try await queue.run {
        if kept.isRegularFile { return kept }
        let data = try thumbnailer.thumbnail(of: file)
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try data.write(to: kept, options: .atomic)
        } catch {
          throw PhotoLibraryError.cacheFailed(path: kept.path, cause: error.cause)
        }
        return kept
      }
    }
  }

  /// Another place whenever the file is another: of thumbnails of what a file was before, none is
  /// ever found again. They stay until somebody empties the cache, as anybody may at any time.
  private func place(for file: URL) throws(PhotoLibraryError) -> URL {
    guard
      let attributes = file.fileAttributes, attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? NSNumber, let date = attributes[.modificationDate] as? Date
    else {
      throw .pictureMissing(path: file.path)
    }
    let parts = [
      file.path, "\(size)", "\(date.timeIntervalSinceReferenceDate)", "\(Thumbnailer.side)",
    ]
    return folder.appending(path: digest(parts.joined(separator: "\0")) + ".jpg")
  }

  private func digest(_ text: String) -> String {
    let input = Array(text.utf8)
    var output = [UInt8](repeating: 0, count: 16)
    crypto_generichash(&output, output.count, input, UInt64(input.count), nil, 0)
    return output.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
