import Foundation

/// Sells the JPEG, PNG and WebP files of a folder, whatever they are called.
///
/// The folder is read once, at the start. Sub-folders and hidden files are left alone.
struct FolderGallery: PhotoLibrary {
  let photos: [Photo]
  private let files: [Photo.ID: URL]
  private let thumbnails: ThumbnailCache

  /// - Parameters:
  ///   - folder: Where the pictures are. Nothing is ever written there.
  ///   - cache: Where thumbnails are kept; made when the first one is.
  init(
    folder: URL, cache: URL, thumbnailer: Thumbnailer = Thumbnailer(),
    queue: WorkQueue = .thumbnails
  ) throws(PhotoLibraryError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .folderUnreadable(path: folder.path, cause: error.cause)
    }
    let pictures = names.filter { Self.isPicture($0, in: folder) }.sorted(by: Self.isBefore)
    guard !pictures.isEmpty else { throw .noPictures(path: folder.path) }
    self.photos = pictures.map(Photo.init(fileName:))
    self.files = Dictionary(
      zip(photos.map(\.id), pictures.map { folder.appending(path: $0) }),
      uniquingKeysWith: { first, _ in first })
    self.thumbnails = ThumbnailCache(folder: cache, thumbnailer: thumbnailer, queue: queue)
  }

  func thumbnail(of photo: Photo) async throws -> URL {
    try await thumbnails.thumbnail(of: file(of: photo))
  }

  func picture(of photo: Photo) async throws -> URL {
    let file = try file(of: photo)
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      throw PhotoLibraryError.pictureMissing(path: file.path)
    }
    return file
  }

  private func file(of photo: Photo) throws(PhotoLibraryError) -> URL {
    guard let file = files[photo.id] else { throw .photoUnknown(title: photo.title) }
    return file
  }

  private static let extensions: Set = ["jpg", "jpeg", "png", "webp"]

  /// The name says which files are worth opening, the first bytes say what they are.
  private static func isPicture(_ name: String, in folder: URL) -> Bool {
    let file = folder.appending(path: name)
    guard
      !name.hasPrefix("."), extensions.contains(file.pathExtension.lowercased()),
      file.isRegularFile, let handle = try? FileHandle(forReadingFrom: file)
    else { return false }
    defer { try? handle.close() }
    guard let start = try? handle.read(upToCount: ImageFormat.signatureLength) else { return false }
    return ImageFormat(signature: start) != nil
  }

  /// As people count: 2 before 10. Names that differ in case only keep one order, too.
  private static func isBefore(_ a: String, _ b: String) -> Bool {
    let order = a.compare(b, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
    return order == .orderedSame ? a < b : order == .orderedAscending
  }
}
