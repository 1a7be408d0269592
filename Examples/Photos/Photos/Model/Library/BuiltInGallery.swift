import Foundation

/// The gallery that comes with the app: `gallery.json`, an array of `{id, title, description}`,
/// with `Pictures/<id>.jpg` and `Thumbnails/<id>.jpg` beside it.
struct BuiltInGallery: PhotoLibrary {
  let photos: [Photo]
  private let folder: URL

  init(folder: URL) throws(PhotoLibraryError) {
    let list = folder.appending(path: "gallery.json")
    do {
      self.photos = try JSONDecoder().decode([Photo].self, from: Data(contentsOf: list))
    } catch {
      throw .galleryBroken(path: list.path, cause: error.cause)
    }
    guard Set(photos.map(\.id)).count == photos.count else {
      throw .galleryBroken(path: list.path, cause: "two photos have the same id")
    }
    self.folder = folder
  }

  func thumbnail(of photo: Photo) async throws -> URL {
    try file(of: photo, in: "Thumbnails")
  }

  func picture(of photo: Photo) async throws -> URL {
    try file(of: photo, in: "Pictures")
  }

  private func file(of photo: Photo, in kind: String) throws(PhotoLibraryError) -> URL {
    guard photos.contains(photo) else { throw .photoUnknown(title: photo.title) }
    let file = folder.appending(path: kind).appending(path: photo.id + ".jpg")
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      throw .galleryBroken(path: file.path, cause: "No such file")
    }
    return file
  }
}
