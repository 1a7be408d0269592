import Foundation
import Testing

@testable import Photos

@Suite("The built-in gallery")
struct BuiltInGalleryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for kind in ["Pictures", "Thumbnails"] {
      let url = folder.url.appending(path: kind)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try folder.write(Data("\(kind)".utf8), to: "\(kind)/sea.jpg")
    }
  }

  func list(_ json: String) throws {
    try folder.write(Data(json.utf8), to: "gallery.json")
  }

  @Test("lists what gallery.json says, in its order")
  func lists() throws {
    try list(
      """
      [{"id": "sea", "title": "Sea", "description": "Waves"}, {"id": "hill", "title": "Hill"}]
      """)
    let gallery = try BuiltInGallery(folder: folder.url)
    #expect(
      gallery.photos == [
        Photo(id: "sea", title: "Sea", description: "Waves"),
        Photo(id: "hill", title: "Hill", description: nil),
      ])
  }

  @Test("finds pictures and thumbnails beside it")
  func files() async throws {
    try list(#"[{"id": "sea", "title": "Sea"}]"#)
    let gallery = try BuiltInGallery(folder: folder.url)
    let photo = try #require(gallery.photos.first)
    #expect(try await Data(contentsOf: gallery.picture(of: photo)) == Data("Pictures".utf8))
    #expect(try await Data(contentsOf: gallery.thumbnail(of: photo)) == Data("Thumbnails".utf8))
  }

  @Test("names the file when one picture is missing")
  func missingPicture() async throws {
    try list(#"[{"id": "hill", "title": "Hill"}]"#)
    let gallery = try BuiltInGallery(folder: folder.url)
    let photo = try #require(gallery.photos.first)
    let path = folder.url.appending(path: "Pictures/hill.jpg").path
    await #expect(throws: PhotoLibraryError.galleryBroken(path: path, cause: "No such file")) {
      try await gallery.picture(of: photo)
    }
  }

  @Test("refuses a photo of another library")
  func foreignPhoto() async throws {
    try list(#"[{"id": "sea", "title": "Sea"}]"#)
    let gallery = try BuiltInGallery(folder: folder.url)
    await #expect(throws: PhotoLibraryError.photoUnknown(title: "Harbour")) {
      try await gallery.picture(of: .harbour)
    }
  }

  @Test(
    "says in one line what is wrong with gallery.json",
    arguments: [
      (nil, "No such file or directory"),
      ("[{", "The given data was not valid JSON"),
      (#"[{"title": "Sea"}]"#, "No value associated with key CodingKeys"),
      (
        #"[{"id": "a", "title": "A"}, {"id": "a", "title": "B"}]"#,
        "two photos have the same id"
      ),
    ] as [(String?, String)])
  func brokenList(json: String?, cause: String) throws {
    if let json { try list(json) }
    let error = try #require(throws: PhotoLibraryError.self) {
      try BuiltInGallery(folder: folder.url)
    }
    let path = folder.url.appending(path: "gallery.json").path
    #expect(
      error.description.hasPrefix("The built-in gallery cannot be read: \(path): \(cause)"))
    #expect(error.description.hasSuffix("Build the app again."))
    #expect(!error.description.contains("\n"))
  }
}
