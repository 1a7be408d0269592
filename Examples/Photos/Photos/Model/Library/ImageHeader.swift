import Foundation

/// What a picture's file says of itself, read without decoding the picture.
///
/// A file of some kilobytes can claim a picture of some gigabytes. Reading the claim costs a few
/// bytes, so such a file is turned away before anything has been spent on it.
struct ImageHeader: Hashable, Sendable {
  /// Gives up to so many bytes of the file from an offset; fewer at its end.
  typealias Reader = (_ offset: Int, _ count: Int) throws -> Data

  let format: ImageFormat

  /// Both in pixels, before the picture is turned upright.
  let width: Int
  let height: Int

  /// Nil if this is no picture, or its size cannot be found.
  init?(reader: Reader) rethrows {
    let signature = try reader(0, ImageFormat.signatureLength)
    guard let format = ImageFormat(signature: signature) else { return nil }
    let size: (width: Int, height: Int)? =
      switch format {
      case .jpeg: try Self.jpegSize(reader)
      case .png: try Self.pngSize(reader)
      case .webp: try Self.webpSize(reader)
      }
    // No format allows more than 31 bits, and the product of two such numbers cannot overflow.
    let allowed = 1...Int(Int32.max)
    guard let size, allowed ~= size.width, allowed ~= size.height else { return nil }
    self.format = format
    self.width = size.width
    self.height = size.height
  }

  init?(of file: FileHandle) throws {
    try self.init { offset, count in
      try file.seek(toOffset: UInt64(offset))
      return try file.read(upToCount: count) ?? Data()
    }
  }
}
