import Foundation
import Testing

@testable import Photos

@Suite("A folder that cannot be sold from")
struct FolderGalleryErrorTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func refusal(of url: URL) throws -> String {
    try #require(throws: PhotoLibraryError.self) {
      try FolderGallery(folder: url, cache: folder.url)
    }.description
  }

  @Test("because it is not there")
  func missing() throws {
    let url = folder.url.appending(path: "nowhere")
    #expect(
      try refusal(of: url)
        == "The photo folder \(url.path) cannot be read: No such file or directory."
        + " Name a folder of pictures.")
  }

  @Test("because it is a file")
  func file() throws {
    let url = try folder.write(Fixture.wide.data, to: "x.jpg")
    #expect(
      try refusal(of: url)
        == "The photo folder \(url.path) cannot be read: Not a directory."
        + " Name a folder of pictures.")
  }

  @Test("because there are no pictures in it", arguments: [nil, "notes.txt", "fake.jpg"])
  func noPictures(name: String?) throws {
    if let name { try folder.write(Data("text".utf8), to: name) }
    #expect(
      try refusal(of: folder.url)
        == "The photo folder \(folder.url.path) has no pictures."
        + " Put JPEG, PNG or WebP files into it.")
  }
}
