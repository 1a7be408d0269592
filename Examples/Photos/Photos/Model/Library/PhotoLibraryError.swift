import Foundation

/// Why a library cannot be opened or a picture cannot be shown: one line, with what to do.
enum PhotoLibraryError: Error, Hashable {
  case folderUnreadable(path: String, cause: String)
  case noPictures(path: String)
  case galleryBroken(path: String, cause: String)
  case photoUnknown(title: String)
  case pictureMissing(path: String)
  case pictureBroken(path: String)
  case pictureTooLarge(path: String, megapixels: Int, limit: Int)
  case toolMissing(name: String)
  case toolFailed(name: String, cause: String)
  case cacheFailed(path: String, cause: String)
}

extension PhotoLibraryError: CustomStringConvertible {
  var description: String {
    switch self {
    case .folderUnreadable(let path, let cause):
      "The photo folder \(path) cannot be read: \(cause). Name a folder of pictures."
    case .noPictures(let path):
      "The photo folder \(path) has no pictures. Put JPEG, PNG or WebP files into it."
    case .galleryBroken(let path, let cause):
      "The built-in gallery cannot be read: \(path): \(cause). Build the app again."
    case .photoUnknown(let title):
      "The photo “\(title)” is not in this library. Open the list again."
    case .pictureMissing(let path):
      "The picture \(path) is not there any more. Put it back, or start the app again."
    case .pictureBroken(let path):
      "The picture \(path) cannot be shown: it is damaged, cut short, or takes too much to"
        + " decode. Put a good copy in its place."
    case .pictureTooLarge(let path, let megapixels, let limit):
      "The picture \(path) cannot be shown: it has \(megapixels) megapixels, and \(limit) is"
        + " the most. Put a smaller copy in its place."
    case .toolMissing(let name):
      "Thumbnails need the program \(name), which is not there."
        + " Install it: apt-get install libvips-tools"
    case .toolFailed(let name, let cause):
      "Thumbnails need the program \(name), which cannot be started: \(cause). Try again."
    case .cacheFailed(let path, let cause):
      "The thumbnail \(path) cannot be saved: \(cause)."
        + " Make room there, or set XDG_CACHE_HOME to a folder that can be written to."
    }
  }
}

extension PhotoLibraryError: LocalizedError {
  var errorDescription: String? { description }
}
