import UIKit

extension PhotoLibrary {
  /// The thumbnail, or nil where the picture is broken: the rest of the list is no worse for it.
  func thumbnailImage(of photo: Photo) async -> UIImage? {
    guard let file = try? await thumbnail(of: photo) else { return nil }
    return UIImage(contentsOfFile: file.path)
  }

  func pictureImage(of photo: Photo) async -> UIImage? {
    guard let file = try? await picture(of: photo) else { return nil }
    return UIImage(contentsOfFile: file.path)
  }
}
