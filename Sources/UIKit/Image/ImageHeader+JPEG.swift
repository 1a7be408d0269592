extension ImageHeader {
  /// A JPEG picture is a row of segments, each with its length, so that the ones between the start
  /// and the size (thumbnails, colour profiles: often 100 kB) are stepped over, not read.
  init?(jpegReading read: (_ offset: Int, _ count: Int) -> [UInt8]) {
    var offset = 2
    var orientation = 1
    while true {
      let segment = ImageBytes(start: 0, bytes: read(offset, 18))
      guard segment.big(0, 1) == 0xFF, let marker = segment.big(1, 1) else { return nil }
      if marker == 0xFF {  // a filler before the marker
        offset += 1
        continue
      }
      guard let length = segment.big(2, 2), length >= 2 else { return nil }
      switch marker {
      case 0xC4, 0xC8, 0xCC:
        break  // in the middle of the frame markers, but tables
      case 0xC0...0xCF:
        self.init(.jpeg, segment.big(7, 2), segment.big(5, 2), orientation: orientation)
        return
      case 0xE1 where segment.text(4, 6) == "Exif\0\0":
        orientation = Self.orientation(exifAt: offset + 10, reading: read) ?? orientation
      case 0xD9, 0xDA:
        return nil  // the picture begins, or ends, and its size has not been told
      default:
        break
      }
      offset += 2 + length
    }
  }

  /// Looks for the orientation in the first directory of Exif's TIFF structure.
  private static func orientation(
    exifAt start: Int, reading read: (_ offset: Int, _ count: Int) -> [UInt8]
  ) -> Int? {
    let head = ImageBytes(start: start, bytes: read(start, 8))
    let isLittle: Bool
    switch head.text(start, 2) {
    case "II": isLittle = true
    case "MM": isLittle = false
    default: return nil
    }
    func number(_ offset: Int, _ count: Int) -> Int? {
      let bytes = ImageBytes(start: offset, bytes: read(offset, count))
      return isLittle ? bytes.little(offset, count) : bytes.big(offset, count)
    }
    guard let directory = number(start + 4, 4), let count = number(start + directory, 2)
    else { return nil }
    for entry in 0..<min(count, 64) {
      let at = start + directory + 2 + entry * 12
      guard let tag = number(at, 2) else { return nil }
      if tag == 0x0112 { return number(at + 8, 2) }
    }
    return nil
  }
}
