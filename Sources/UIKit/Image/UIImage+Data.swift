// Pictures are never decoded here.
extension UIImage {
  /// The picture's bytes, if they are PNG; nil for another format, as nothing is encoded anew.
  public func pngData() -> Data? { bytes(.png) }

  /// The picture's bytes, if they are JPEG; nil for another format. The quality is the one they have.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes(.jpeg) }

  private func bytes(_ format: ImageHeader.Format) -> Data? {
    guard header?.format == format else { return nil }
    return switch source {
    case .data(let data): data
    case .file(let url): try? Data(contentsOf: url)
    case .symbol: nil
    }
  }

  // A host serves the bytes as they stand: there is nothing to prepare.
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// The picture itself, in its own size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(self) }

  // MARK: Several images in one

  /// Shown as the first of them. Nil for none.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.images = images
      $0.duration = duration
    }
  }

  public var images: [UIImage]? { look.images }
  /// Seconds; 0 for an image that is one.
  public var duration: TimeInterval { look.duration }
}
