import Foundation
import Testing

@testable import Photos

@Suite("A folder's pictures")
struct FolderGalleryTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func gallery() throws -> FolderGallery {
    try FolderGallery(folder: folder.url, cache: folder.url.appending(path: ".cache"))
  }

  @Test("are its JPEG, PNG and WebP files, by their contents")
  func formats() throws {
    try folder.write(Fixture.wide.data, to: "a.jpg")
    try folder.write(Fixture.small.data, to: "b.PNG")
    try folder.write(Fixture.lossy.data, to: "c.webp")
    try folder.write(Fixture.lossless.data, to: "d.jpeg")
    try folder.write(Data("Not a picture".utf8), to: "e.jpg")
    try folder.write(Data(), to: "f.jpg")
    try folder.write(Data("GIF89a".utf8), to: "g.png")
    try folder.write(Fixture.wide.data, to: "h.txt")
    #expect(try gallery().photos.map(\.title) == ["a", "b", "c", "d"])
  }

  @Test("leave out hidden files, sub-folders and what only looks like a file")
  func leftOut() throws {
    try folder.write(Fixture.wide.data, to: "a.jpg")
    try folder.write(Fixture.wide.data, to: ".hidden.jpg")
    let files = FileManager.default
    let inner = folder.url.appending(path: "inner.jpg")
    try files.createDirectory(at: inner, withIntermediateDirectories: true)
    try Fixture.wide.data.write(to: inner.appending(path: "b.jpg"))
    try files.createSymbolicLink(
      at: folder.url.appending(path: "null.jpg"), withDestinationURL: URL(filePath: "/dev/null"))
    try files.createSymbolicLink(
      at: folder.url.appending(path: "dangling.jpg"),
      withDestinationURL: folder.url.appending(path: "nothing"))
    // Opening a pipe that nobody writes to would wait for ever.
    try #require(mkfifo(folder.url.appending(path: "pipe.jpg").path, 0o600) == 0)
    #expect(try gallery().photos.map(\.title) == ["a"])
  }

  @Test("include links to files, with their thumbnails")
  func links() async throws {
    let elsewhere = try TemporaryFolder()
    let target = try elsewhere.write(Fixture.wide.data, to: "target")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "link.jpg"), withDestinationURL: target)
    let gallery = try gallery()
    let photo = try #require(gallery.photos.first)
    #expect(photo.title == "link")
    #expect(try await gallery.thumbnail(of: photo).isRegularFile)
  }

  @Test("are sorted as people count")
  func order() throws {
    for name in ["b10.jpg", "B2.jpg", "a.jpg", "É.jpg", "f.jpg", "b1.jpg"] {
      try folder.write(Fixture.wide.data, to: name)
    }
    #expect(try gallery().photos.map(\.title) == ["a", "b1", "B2", "b10", "É", "f"])
  }

  @Test("are given as they are when asked for in full")
  func original() async throws {
    try folder.write(Fixture.turned.data, to: "x.jpg")
    let gallery = try gallery()
    let photo = try #require(gallery.photos.first)
    #expect(try await gallery.picture(of: photo) == folder.url.appending(path: "x.jpg"))
  }

  @Test("stay whole: nothing is written to the folder")
  func untouched() async throws {
    try folder.write(Fixture.wide.data, to: "x.jpg")
    let cache = try TemporaryFolder()
    let gallery = try FolderGallery(folder: folder.url, cache: cache.url)
    _ = try await gallery.thumbnail(of: #require(gallery.photos.first))
    #expect(try folder.names() == ["x.jpg"])
  }

  @Test("that went away since are refused by their path")
  func goneSince() async throws {
    let file = try folder.write(Fixture.wide.data, to: "x.jpg")
    let gallery = try gallery()
    let photo = try #require(gallery.photos.first)
    try FileManager.default.removeItem(at: file)
    let expected = PhotoLibraryError.pictureMissing(path: file.path)
    await #expect(throws: expected) { try await gallery.picture(of: photo) }
    await #expect(throws: expected) { try await gallery.thumbnail(of: photo) }
    await #expect(throws: PhotoLibraryError.photoUnknown(title: "Harbour")) {
      try await gallery.thumbnail(of: .harbour)
    }
  }
}
