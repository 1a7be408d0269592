import Foundation

/// How much of a closure's context is what the closure captures. The allocation may be a word longer, and what
/// lay there before can still be read in that.
///
/// The compiler describes what each closure captures, for debuggers: a list of types, in their order, by their
/// mangled names.
enum CaptureLayout {
  /// The context itself, where that is an object of a class: what the closure captures, and nothing else.
  static func object(at context: UnsafeRawPointer) -> AnyObject? {
    let metadata = context.load(as: UnsafeRawPointer.self)
    // What kind of metadata it is: this one is that of classes.
    guard metadata.load(as: UInt.self) == 0 else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue()
  }

  /// - Parameter context: the object that a closure keeps what it captures in.
  /// - Returns: its size in bytes, nil where that cannot be told.
  static func size(of context: UnsafeRawPointer) -> Int? {
    let metadata = context.load(as: UnsafeRawPointer.self)
    // What kind of metadata it is: this one is that of such contexts.
    guard metadata.load(as: UInt.self) == 0x400,
      let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return nil }
    let count = Int(descriptor.load(as: UInt32.self))
    // With generic parameters it is larger by where those come from.
    guard descriptor.load(fromByteOffset: 8, as: UInt32.self) == 0 else { return nil }
    var end = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    for index in 0..<count {
      let record = descriptor + 12 + 4 * index
      let name = record + Int(record.load(as: Int32.self))
      guard let capture = layout(of: name.assumingMemoryBound(to: UInt8.self)) else { return nil }
      end = (end + capture.alignment - 1) & -capture.alignment + capture.size
    }
    return end
  }

  private struct Layout {
    var size: Int
    var alignment: Int
    static let word = Layout(size: 8, alignment: 8)
    static let twoWords = Layout(size: 16, alignment: 8)
  }

  private static func layout(of name: UnsafePointer<UInt8>) -> Layout? {
    let length = length(of: name)
    guard length > 0 else { return nil }
    if let type = type(named: name, length) {
      func layout<Value>(_: Value.Type) -> Layout {
        Layout(size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
      }
      return _openExistential(type, do: layout)
    }
    let last = name[length - 1]
    // A variable that the closure shares, and a function as it is called.
    if length > 1, name[length - 2] == UInt8(ascii: "X"), last == UInt8(ascii: "x") { return .word }
    return last == UInt8(ascii: "_") ? .twoWords : nil
  }

  /// A mangled name ends with a zero, but may refer to what it names by an offset, which has zeros of its own.
  private static func length(of name: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while name[length] != 0 {
      switch name[length] {
      case 0x01...0x17: length += 5
      case 0x18...0x1f: length += 9
      default: length += 1
      }
    }
    return length
  }

  private typealias Lookup =
    @convention(c) (
      UnsafePointer<UInt8>, UInt, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> UnsafeRawPointer?

  /// The runtime's own, where the program can be asked for it by its name.
  private static let lookup: Lookup? = dlsym(nil, "swift_getTypeByMangledNameInContext")
    .map { unsafeBitCast($0, to: Lookup.self) }

  private static func type(named name: UnsafePointer<UInt8>, _ length: Int) -> Any.Type? {
    lookup?(name, UInt(length), nil, nil).map { unsafeBitCast($0, to: Any.Type.self) }
  }
}
