import Foundation

/// The kinds of picture that are sold, told apart by how their files begin.
enum ImageFormat: Hashable, Sendable {
  case jpeg, png, webp

  /// How many bytes of a file it takes to tell.
  static let signatureLength = 12

  init?(signature: Data) {
    if signature.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if signature.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if signature.starts(with: Data("RIFF".utf8))
      && signature.dropFirst(8).starts(with: Data("WEBP".utf8))
    {
      self = .webp
    } else {
      return nil
    }
  }
}
