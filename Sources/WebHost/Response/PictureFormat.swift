/// The formats that are served as pictures, told by their first bytes and not by a file's name.
/// SVG is none of them: it can hold scripts.
package enum PictureFormat: String, Sendable {
  case jpeg = "image/jpeg"
  case png = "image/png"
  case gif = "image/gif"
  case webp = "image/webp"

  package init?(_ bytes: some Collection<UInt8>) {
    func starts(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: signature)
    }
    if starts([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts([0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A]) {
      self = .png
    } else if starts(Array("GIF8".utf8)) {
      self = .gif
    } else if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else {
      return nil
    }
  }
}
