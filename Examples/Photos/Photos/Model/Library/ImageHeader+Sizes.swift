import Foundation

extension ImageHeader {
  typealias Size = (width: Int, height: Int)

  /// PNG, section 11.2.1: the header chunk comes first and starts with both sizes.
  static func pngSize(_ reader: Reader) rethrows -> Size? {
    let bytes = [UInt8](try reader(16, 8))
    guard bytes.count == 8 else { return nil }
    return (bigEndian(bytes[0..<4]), bigEndian(bytes[4..<8]))
  }

  /// RFC 9649: what comes first is the simple lossy, the simple lossless or the extended format.
  static func webpSize(_ reader: Reader) rethrows -> Size? {
    let bytes = [UInt8](try reader(12, 18))
    guard bytes.count == 18 else { return nil }
    switch String(decoding: bytes[0..<4], as: UTF8.self) {
    case "VP8 ":
      return (littleEndian(bytes[14..<16]) & 0x3FFF, littleEndian(bytes[16..<18]) & 0x3FFF)
    case "VP8L":
      let bits = littleEndian(bytes[9..<13])
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      return (littleEndian(bytes[12..<15]) + 1, littleEndian(bytes[15..<18]) + 1)
    default:
      return nil
    }
  }

  /// ITU T.81, annex B: the size is in the frame header, behind any number of other segments.
  static func jpegSize(_ reader: Reader) rethrows -> Size? {
    var offset = 2
    // A colour profile or a preview may take dozens of segments; a file of nothing but segments
    // is meant to keep us busy.
    for _ in 0..<1000 {
      let bytes = [UInt8](try reader(offset, 9))
      guard bytes.count == 9, bytes[0] == 0xFF else { return nil }
      switch bytes[1] {
      case 0xFF:
        offset += 1
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(bytes[1]):
        return (bigEndian(bytes[7..<9]), bigEndian(bytes[5..<7]))
      case 0xD9, 0xDA:
        return nil
      default:
        offset += 2 + bigEndian(bytes[2..<4])
      }
    }
    return nil
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
