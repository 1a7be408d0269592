import Testing
import UIKit

@Suite("Images, as hosts read them") struct ImageTests {
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 1, 0, 0, 0, 0, 0x80, 8, 6, 0, 0, 0]
  static let gif: [UInt8] = Array("GIF89a".utf8) + [0x00, 0x01, 0x80, 0x00, 0, 0, 0]
  static let lossy: [UInt8] =
    webP("VP8 ", [0x10, 0x02, 0x00, 0x9D, 0x01, 0x2A, 0x00, 0x01, 0x80, 0x40, 0, 0])
  static let lossless: [UInt8] = webP("VP8L", [0x2F, 0xFF, 0xC0, 0x1F, 0x00, 0, 0])
  static let extended: [UInt8] = webP("VP8X", [0, 0, 0, 0, 0xFF, 0, 0, 0x7F, 0, 0])

  static func webP(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(kind.utf8) + [0, 0, 0, 0] + body
  }

  /// 256 × 128 pixels, after an Exif segment and a colour profile of `profile` bytes.
  static func jpeg(orientation: UInt8? = nil, profile: Int = 0) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      let exif: [UInt8] =
        Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0]
        + [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0] + [0, 0, 0, 0]
      bytes += [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    }
    let length = profile + 2
    bytes += [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)]
    bytes += [UInt8](repeating: 7, count: profile)
    bytes += [0xFF, 0xFF, 0xC2, 0, 17, 8, 0, 0x80, 1, 0, 3]
    return bytes + [UInt8](repeating: 1, count: 20)
  }

  @Test(
    "The size is read from the header",
    arguments: [
      (png, ImageHeader.Format.png), (gif, .gif), (lossy, .webp), (lossless, .webp),
      (extended, .webp), (jpeg(), .jpeg), (jpeg(orientation: 1, profile: 60_000), .jpeg),
    ])
  func header(bytes: [UInt8], format: ImageHeader.Format) throws {
    let image = try #require(UIImage(data: Data(bytes)))
    #expect(image.size == CGSize(width: 256, height: 128))
    #expect(image.header?.format == format)
    #expect(image.source == .data(Data(bytes)))
  }

  @Test("A picture that lies on its side has the size it has upright", arguments: [5, 6, 7, 8])
  func orientation(_ orientation: UInt8) throws {
    let image = try #require(UIImage(data: Data(Self.jpeg(orientation: orientation))))
    #expect(image.size == CGSize(width: 128, height: 256))
    #expect(image.imageOrientation != .up)
  }

  @Test("What is cut off before its size, or is no picture, gives no image")
  func noImage() {
    for bytes in [Self.png, Self.gif, Self.lossy, Self.lossless, Self.extended, Self.jpeg()] {
      for count in 0..<10 { #expect(UIImage(data: Data(bytes.prefix(count))) == nil) }
    }
    for count in 0..<40 { _ = UIImage(data: Data(Self.jpeg(orientation: 6).prefix(count))) }
    #expect(UIImage(data: Data("<svg/>".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("A slice of data is read from its own start")
  func slice() {
    let data = Data([1, 2, 3] + Self.png)
    #expect(UIImage(data: data[3...])?.size.width == 256)
  }

  @Test("A file is not read beyond its header")
  func fileHeader() throws {
    var read = 0
    let bytes = Self.jpeg(orientation: 6, profile: 60_000)
    let header = ImageHeader(reading: { offset, count in
      let stretch = bytes.dropFirst(offset).prefix(count)
      read += stretch.count
      return Array(stretch)
    })
    #expect(header?.width == 256)
    #expect(read < 200)
  }

  @Test("A picture from a file keeps its address, and @2x halves its size")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("photo@2x.png")
    try Data(Self.png).write(to: url)
    let image = try #require(UIImage(contentsOfFile: url.path))
    #expect(image.source == .file(URL(fileURLWithPath: url.path)))
    #expect(image.size == CGSize(width: 128, height: 64))
    #expect(image.scale == 2)
  }

  @Test("Images are equal when they show the same in the same way")
  func equality() {
    #expect(UIImage(systemName: "trash") == UIImage(systemName: "trash"))
    #expect(UIImage(systemName: "trash") != UIImage(systemName: "cart"))
    let image = UIImage(data: Data(Self.png))
    #expect(image == UIImage(data: Data(Self.png)))
    #expect(image != image?.withRenderingMode(.alwaysTemplate))
    #expect(image?.withTintColor(.red).tintColor == .red)
    #expect(image?.withTintColor(.red).source == image?.source)
  }

  @MainActor @Test("An image view shows the highlighted image while highlighted")
  func imageView() {
    let view = UIImageView(
      image: UIImage(systemName: "star"), highlightedImage: UIImage(systemName: "star.fill"))
    #expect(!view.isUserInteractionEnabled)
    view.isHighlighted = true
    #expect(view.shownImage == UIImage(systemName: "star.fill"))
    view.highlightedImage = nil
    #expect(view.shownImage == UIImage(systemName: "star"))
  }
}
