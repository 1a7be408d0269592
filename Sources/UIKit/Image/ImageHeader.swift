/// What the first bytes of a picture tell about it, without decoding it.
package struct ImageHeader: Equatable, Sendable {
  package enum Format: String, Sendable {
    case png, jpeg, gif, webp

    package var mediaType: String { "image/\(rawValue)" }
  }

  package var format: Format
  /// As stored, in pixels, before the orientation is applied.
  package var width: Int
  package var height: Int
  /// How the stored pixels are to be turned, numbered as Exif does: 1 is upright, 5 to 8 lie on
  /// their side.
  package var orientation: Int

  /// - Returns: nil for data that is no PNG, JPEG, GIF or WebP picture, or is cut off before its
  ///   size.
  package init?(_ data: Data) {
    self.init(reading: { offset, count in
      guard offset >= 0, offset < data.count else { return [] }
      let start = data.startIndex + offset
      return [UInt8](data[start..<min(start + count, data.endIndex)])
    })
  }

  /// - Parameter read: gives the bytes from an offset on: as many as asked for, or fewer at the
  ///   end. It is asked for a few dozen bytes at a time, wherever in the picture they stand.
  package init?(reading read: (_ offset: Int, _ count: Int) -> [UInt8]) {
    let bytes = ImageBytes(start: 0, bytes: read(0, 32))
    if bytes.text(0, 8) == "\u{89}PNG\r\n\u{1A}\n" {
      self.init(png: bytes)
    } else if bytes.text(0, 6) == "GIF87a" || bytes.text(0, 6) == "GIF89a" {
      self.init(.gif, bytes.little(6, 2), bytes.little(8, 2))
    } else if bytes.text(0, 4) == "RIFF", bytes.text(8, 4) == "WEBP" {
      self.init(webP: bytes)
    } else if bytes.big(0, 2) == 0xFFD8 {
      self.init(jpegReading: read)
    } else {
      return nil
    }
  }

  init?(_ format: Format, _ width: Int?, _ height: Int?, orientation: Int = 1) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.format = format
    self.width = width
    self.height = height
    self.orientation = (1...8).contains(orientation) ? orientation : 1
  }

  private init?(png bytes: ImageBytes) {
    guard bytes.text(12, 4) == "IHDR" else { return nil }
    self.init(.png, bytes.big(16, 4), bytes.big(20, 4))
  }

  private init?(webP bytes: ImageBytes) {
    switch bytes.text(12, 4) {
    case "VP8 ":  // lossy: 14 bits each, the two above them are a scale
      guard bytes.big(23, 3) == 0x9D012A else { return nil }
      self.init(
        .webp, bytes.little(26, 2).map { $0 & 0x3FFF }, bytes.little(28, 2).map { $0 & 0x3FFF })
    case "VP8L":  // lossless: 14 bits each, one less than the size
      guard bytes.little(20, 1) == 0x2F, let bits = bytes.little(21, 4) else { return nil }
      self.init(.webp, (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":  // extended: 24 bits each, one less than the size
      self.init(.webp, bytes.little(24, 3).map { $0 + 1 }, bytes.little(27, 3).map { $0 + 1 })
    default:
      return nil
    }
  }
}
