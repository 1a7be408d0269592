import Foundation
import Testing

@testable import Photos

@Suite("A thumbnail")
struct ThumbnailTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func thumbnail(of data: Data, name: String = "x.jpg") async throws -> Data {
    try folder.write(data, to: name)
    let cache = folder.url.appending(path: "cache")
    let gallery = try FolderGallery(folder: folder.url, cache: cache)
    return try await Data(contentsOf: gallery.thumbnail(of: #require(gallery.photos.first)))
  }

  func header(of data: Data) throws -> ImageHeader {
    try #require(
      ImageHeader { offset, count in
        data.dropFirst(offset).prefix(count)
      })
  }

  @Test("is a JPEG no larger than 320 pixels", arguments: Fixture.allCases)
  func size(fixture: Fixture) async throws {
    let header = try await header(of: thumbnail(of: fixture.data))
    #expect(header.format == .jpeg)
    #expect(max(header.width, header.height) <= 320)
  }

  @Test("keeps the proportions of a large picture")
  func proportions() async throws {
    let header = try await header(of: thumbnail(of: Fixture.wide.data))
    #expect((header.width, header.height) == (320, 200))
  }

  @Test("does not blow up a small picture")
  func small() async throws {
    let header = try await header(of: thumbnail(of: Fixture.small.data))
    #expect((header.width, header.height) == (64, 40))
  }

  @Test("stands upright, whichever way the camera was held", arguments: [Fixture.turned])
  func upright(fixture: Fixture) async throws {
    let header = try await header(of: thumbnail(of: fixture.data))
    #expect((header.width, header.height) == (40, 64))
  }

  @Test("does not tell what the camera wrote down")
  func noMetadata() async throws {
    let secret = Data("SecretCamera".utf8)
    #expect(try Fixture.turned.data.range(of: secret) != nil)
    let thumbnail = try await thumbnail(of: Fixture.turned.data)
    #expect(thumbnail.range(of: secret) == nil)
    #expect(thumbnail.range(of: Data("Exif".utf8)) == nil)
  }

  @Test(
    "comes from a file whatever its name is",
    arguments: ["-o.jpg", "%s.jpg", "a[page=1].jpg", "$(id) `id`.jpg", "a\nb.jpg", "😀.jpg"])
  func names(name: String) async throws {
    #expect(try await !thumbnail(of: Fixture.small.data, name: name).isEmpty)
  }
}
