/// What a closure captures, and where in its context. The allocation may be a word longer, and what
/// lay there before can still be read in that.
///
/// The compiler describes what each closure captures, for debuggers: a list of types, in their order, by their
/// mangled names.
@MainActor struct CaptureLayout {
  /// From the first one on, as far as can be told.
  private(set) var captures: [Capture] = []
  /// Where what is known ends, in bytes.
  private(set) var end = 2 * MemoryLayout<UInt>.size
  /// Whether that is all.
  private(set) var isWhole = false

  private static var known: [UnsafeRawPointer: CaptureLayout] = [:]

  /// The context itself, where that is an object of a class: what the closure captures, and nothing else.
  static func object(at context: UnsafeRawPointer) -> AnyObject? {
    let metadata = context.load(as: UnsafeRawPointer.self)
    // What kind of metadata it is: this one is that of classes.
    guard metadata.load(as: UInt.self) == 0 else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue()
  }

  /// - Parameter context: the object that a closure keeps what it captures in, or a shared variable.
  init(of context: UnsafeRawPointer) {
    let metadata = context.load(as: UnsafeRawPointer.self)
    if let known = Self.known[metadata] {
      self = known
      return
    }
    // What kind of metadata it is: those are that of contexts, and that of variables of a generic type.
    let kind = metadata.load(as: UInt.self)
    guard kind == 0x400 || kind == 0x500 else { return }
    let first = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    guard first >= end, let detail = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return }
    if kind == 0x500 {
      end = first
      append(.value(unsafeBitCast(detail, to: Any.Type.self)))
      isWhole = true
      return
    }
    let description = CaptureDescription(at: detail)
    end = first + 8 * description.bindings
    read(description, in: context + first)
    // Else another closure of that place in the code may capture other types.
    if description.bindings == 0 { Self.known[metadata] = self }
  }

  private mutating func read(_ description: CaptureDescription, in bindings: UnsafeRawPointer) {
    let parameters = description.parameters(in: bindings)
    for index in 0..<description.count {
      let name = description.name(index)
      let type = name.type(where: parameters)
      let kind: Capture.Kind
      if name.isVariable {
        kind = .variable
      } else if let function = name.function {
        kind = function == .code ? .code : .closure
      } else if let type {
        kind = name.isUnheld ? .unheld(type) : .value(type)
      } else if !name.isUnheld, description.isObject(index) {
        kind = .object
      } else {
        return
      }
      append(kind)
    }
    isWhole = true
  }

  private mutating func append(_ kind: Capture.Kind) {
    let (size, alignment) = kind.layout
    let offset = (end + alignment - 1) & -alignment
    captures.append(Capture(offset: offset, kind: kind))
    end = offset + size
  }
}
