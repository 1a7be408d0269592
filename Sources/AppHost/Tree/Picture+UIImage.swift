import UIKit

extension Picture {
  /// Where a host finds the image's bytes.
  @MainActor init(_ image: UIImage) {
    let (width, height) = (Int(image.size.width), Int(image.size.height))
    switch image.source {
    case .data(let data): self = .bytes(data, width: width, height: height)
    case .file(let url): self = .file(url, width: width, height: height)
    case .symbol(let name): self = .symbol(name)
    }
  }
}
