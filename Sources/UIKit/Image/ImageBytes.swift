/// A stretch of a picture's bytes, addressed by their offset in the picture.
struct ImageBytes {
  let start: Int
  let bytes: [UInt8]

  /// Nil where the stretch does not reach.
  private func slice(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
    let first = offset - start
    guard first >= 0, first + count <= bytes.count else { return nil }
    return bytes[first..<first + count]
  }

  func big(_ offset: Int, _ count: Int) -> Int? {
    slice(offset, count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ offset: Int, _ count: Int) -> Int? {
    slice(offset, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Each byte as one character.
  func text(_ offset: Int, _ count: Int) -> String? {
    slice(offset, count).map { String(String.UnicodeScalarView($0.map { Unicode.Scalar($0) })) }
  }
}
