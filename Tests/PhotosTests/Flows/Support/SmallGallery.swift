import Foundation

@testable import Photos

/// A few photos with a picture of one pixel each.
struct SmallGallery: PhotoLibrary {
  let photos: [Photo]
  /// Photos whose pictures cannot be read.
  var broken: Set<Photo.ID> = []
  /// What holds up every picture until it is opened.
  var gate: Gate?
  private let queue = WorkQueue(width: 8)

  init(
    _ titles: [String] = ["Alpine Dawn", "Blue Ice", "Ripe Wheat"],
    broken: Set<Photo.ID> = [], gate: Gate? = nil
  ) {
    photos = titles.map { Photo(id: $0, title: $0, description: "A picture of \($0)") }
    self.broken = broken
    self.gate = gate
  }

  func thumbnail(of photo: Photo) async throws -> URL { try await pixel(of: photo) }
  func picture(of photo: Photo) async throws -> URL { try await pixel(of: photo) }

  private func pixel(of photo: Photo) async throws -> URL {
    if let gate { try await queue.run { gate.pass() } }
    return broken.contains(photo.id) ? Self.text : Self.pixel
  }

  private static let pixel = file(
    named: "pixel.png",
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data())
  private static let text = file(named: "broken.png", Data("no picture".utf8))

  private static func file(named name: String, _ content: Data) -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "PhotosTests-\(name)")
    try? content.write(to: file, options: .atomic)
    return file
  }
}

extension Photo {
  static let alpineDawn = Photo(id: "Alpine Dawn", title: "Alpine Dawn", description: nil)
}
