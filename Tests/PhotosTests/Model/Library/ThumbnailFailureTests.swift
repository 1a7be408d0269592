import Foundation
import Testing

@testable import Photos

@Suite("A picture without a thumbnail")
struct ThumbnailFailureTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func gallery(
    cache: URL? = nil, thumbnailer: Thumbnailer = Thumbnailer()
  ) throws -> FolderGallery {
    try FolderGallery(
      folder: folder.url, cache: cache ?? folder.url.appending(path: "cache"),
      thumbnailer: thumbnailer)
  }

  /// What is said of the first photo; nothing may be left in the cache.
  func refusal(_ gallery: FolderGallery) async throws -> String {
    let photo = try #require(gallery.photos.first)
    let error = try await #require(throws: PhotoLibraryError.self) {
      try await gallery.thumbnail(of: photo)
    }
    #expect((try? folder.names(in: "cache")) ?? [] == [])
    #expect(!error.description.contains("\n"))
    return error.description
  }

  func damaged(_ path: String) -> String {
    "The picture \(path) cannot be shown: it is damaged, cut short, or takes too much to decode."
      + " Put a good copy in its place."
  }

  @Test("is one that is cut short", arguments: [Fixture.wide, .small, .lossy, .lossless])
  func cutShort(fixture: Fixture) async throws {
    let data = try fixture.data
    let file = try folder.write(data.prefix(data.count * 2 / 3), to: "x.jpg")
    #expect(try await refusal(gallery()) == damaged(file.path))
  }

  @Test("is one with nothing but a signature", arguments: [Fixture.wide, .small, .lossy])
  func onlySignature(fixture: Fixture) async throws {
    let file = try folder.write(
      fixture.data.prefix(12) + Data(repeating: 0xFF, count: 500), to: "x.jpg")
    #expect(try await refusal(gallery()) == damaged(file.path))
  }

  @Test("does not spoil the others")
  func others() async throws {
    try folder.write(Fixture.wide.data.prefix(900), to: "a.jpg")
    try folder.write(Fixture.wide.data, to: "b.jpg")
    let gallery = try gallery()
    _ = try await refusal(gallery)
    #expect(try await gallery.thumbnail(of: #require(gallery.photos.last)).isRegularFile)
  }

  @Test("is one that claims billions of pixels in a few bytes")
  func bomb() async throws {
    var data = try Fixture.small.data
    data.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    let file = try folder.write(data, to: "x.png")
    #expect(
      try await refusal(gallery())
        == "The picture \(file.path) cannot be shown: it has 3600 megapixels, and 200 is the most."
        + " Put a smaller copy in its place.")
  }

  @Test("is one whose size is too large to be true")
  func absurd() async throws {
    var data = try Fixture.small.data
    data.replaceSubrange(16..<24, with: Data(repeating: 0xFF, count: 8))
    let file = try folder.write(data, to: "x.png")
    #expect(try await refusal(gallery()) == damaged(file.path))
  }

  @Test("is one that takes too long")
  func slow() async throws {
    let file = try folder.write(Fixture.wide.data, to: "x.jpg")
    let slow = Thumbnailer(
      command: ["sh", "-c", "exec sleep 600"], limits: Thumbnailer.Limits(seconds: 0))
    #expect(try await refusal(gallery(thumbnailer: slow)) == damaged(file.path))
  }

  @Test("is any, when the program crashes", arguments: ["kill -KILL $$", "exit 1", "exit 0"])
  func crash(script: String) async throws {
    let file = try folder.write(Fixture.wide.data, to: "x.jpg")
    let gallery = try gallery(thumbnailer: Thumbnailer(command: ["sh", "-c", script]))
    #expect(try await refusal(gallery) == damaged(file.path))
  }

  @Test("is any, when the program is not installed")
  func noTool() async throws {
    try folder.write(Fixture.wide.data, to: "x.jpg")
    let gallery = try gallery(thumbnailer: Thumbnailer(command: ["no-such-program"]))
    #expect(
      try await refusal(gallery)
        == "Thumbnails need the program no-such-program, which is not there."
        + " Install it: apt-get install libvips-tools")
  }

  @Test("is any, when the cache cannot be written to")
  func unwritableCache() async throws {
    try folder.write(Fixture.wide.data, to: "x.jpg")
    let message = try await refusal(gallery(cache: folder.unwritablePlace()))
    #expect(message.hasPrefix("The thumbnail \(folder.url.path)/file/below/"))
    #expect(
      message.hasSuffix(
        ".jpg cannot be saved: Not a directory."
          + " Make room there, or set XDG_CACHE_HOME to a folder that can be written to."))
  }

  @Test("gets one as soon as the file is mended")
  func mended() async throws {
    try folder.write(Fixture.wide.data.prefix(900), to: "x.jpg")
    let gallery = try gallery()
    _ = try await refusal(gallery)
    try folder.write(Fixture.wide.data, to: "x.jpg")
    #expect(try await gallery.thumbnail(of: #require(gallery.photos.first)).isRegularFile)
  }
}
