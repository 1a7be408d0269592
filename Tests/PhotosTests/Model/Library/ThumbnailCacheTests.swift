import Foundation
import Testing

@testable import Photos

@Suite("Kept thumbnails")
struct ThumbnailCacheTests {
  let folder: TemporaryFolder
  let file: URL
  let log: URL

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(Fixture.wide.data, to: "x.jpg")
    log = folder.url.appending(path: "log")
  }

  /// Notes each start of the real program.
  func cache(queue: WorkQueue = WorkQueue(width: 2)) -> ThumbnailCache {
    let script = "echo started >> '\(log.path)'; exec vipsthumbnail \"$@\""
    return ThumbnailCache(
      folder: folder.url.appending(path: "cache"),
      thumbnailer: Thumbnailer(command: ["sh", "-c", script, "sh"]), queue: queue)
  }

  var starts: Int {
    (try? String(contentsOf: log, encoding: .utf8))?.split(separator: "\n").count ?? 0
  }

  @Test("are made once, and outlive the process")
  func keptForLater() async throws {
    let first = try await cache().thumbnail(of: file)
    let second = try await cache().thumbnail(of: file)
    #expect(first == second)
    #expect(starts == 1)
  }

  @Test("are made once for many who ask at the same time")
  func shared() async throws {
    let cache = cache()
    let file = file
    let urls = try await withThrowingTaskGroup(of: URL.self) { group in
      for _ in 0..<20 { group.addTask { try await cache.thumbnail(of: file) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(urls.count == 1)
    #expect(starts == 1)
  }

  @Test("come to the others when one who asked gives up")
  func oneGivesUp() async throws {
    let queue = WorkQueue(width: 1)
    let gate = Gate()
    let holdUp = Task { try await queue.run { gate.pass() } }
    await eventually { await queue.running == 1 }
    let cache = cache(queue: queue)
    let file = file
    let quitter = Task { try await cache.thumbnail(of: file) }
    let stayer = Task { try await cache.thumbnail(of: file) }
    await eventually { await queue.waiting == 1 }
    quitter.cancel()
    await #expect(throws: CancellationError.self) { try await quitter.value }
    gate.open()
    #expect(try await stayer.value.isRegularFile)
    try await holdUp.value
    #expect(starts == 1)
  }

  @Test("are made anew when the file has another date")
  func changedDate() async throws {
    let first = try await cache().thumbnail(of: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: file.path)
    #expect(try await cache().thumbnail(of: file) != first)
    #expect(starts == 2)
  }

  @Test("are made anew when the file has another size, though the same date")
  func changedSize() async throws {
    let date = Date(timeIntervalSince1970: 1_000_000)
    let files = FileManager.default
    try files.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    let first = try await cache().thumbnail(of: file)
    try folder.write(Fixture.turned.data, to: "x.jpg")
    try files.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    #expect(try await cache().thumbnail(of: file) != first)
  }

  @Test("can be thrown away at any time")
  func emptied() async throws {
    let cache = cache()
    let first = try await cache.thumbnail(of: file)
    try FileManager.default.removeItem(at: folder.url.appending(path: "cache"))
    #expect(try await cache.thumbnail(of: file) == first)
    #expect(first.isRegularFile)
  }

  @Test("are made two at a time")
  func width() {
    #expect(WorkQueue.thumbnails.width == 2)
  }
}
