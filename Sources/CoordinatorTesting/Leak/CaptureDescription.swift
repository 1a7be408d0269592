/// The compiler's description of what the closures of one place in the code capture.
struct CaptureDescription {
  private let start: UnsafeRawPointer
  /// How many things they capture.
  let count: Int
  /// How many words there are before those, which tell what generic parameters stand for.
  let bindings: Int
  private let sources: [Source]

  /// Where it can be found what a generic parameter stands for.
  private struct Source {
    let parameter: CapturedName
    /// `B0` in the first word of the bindings, `G0R1_` in the class of the second capture.
    let path: String
  }

  init(at start: UnsafeRawPointer) {
    self.start = start
    count = Int(start.load(as: UInt32.self))
    bindings = Int(start.load(fromByteOffset: 8, as: UInt32.self))
    let first = start + 12 + 4 * count
    sources = (0..<Int(start.load(fromByteOffset: 4, as: UInt32.self))).map { index in
      let place = first + 8 * index
      return Source(parameter: CapturedName(at: place), path: CapturedName(at: place + 4).text)
    }
  }

  func name(_ index: Int) -> CapturedName { CapturedName(at: start + 12 + 4 * index) }

  /// Whether a capture is known to be a reference to an object.
  func isObject(_ index: Int) -> Bool { sources.contains { $0.path.contains("R\(index)_") } }

  /// The types that generic parameters stand for.
  func parameters(in bindings: UnsafeRawPointer) -> [(name: CapturedName, type: Any.Type)] {
    sources.compactMap { source in
      guard source.path.first == "B", let index = Int(source.path.dropFirst()) else { return nil }
      let type = bindings.load(fromByteOffset: 8 * index, as: UnsafeRawPointer.self)
      return (source.parameter, unsafeBitCast(type, to: Any.Type.self))
    }
  }
}
