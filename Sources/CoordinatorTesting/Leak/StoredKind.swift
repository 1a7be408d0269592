/// How what is stored of a type is looked into.
enum StoredKind {
  /// A closure, or an optional one, is stored there as it is.
  case closure
  /// A reference to an object of a class, or an optional one: one word.
  case object
  /// A structure that says nothing else of itself than its properties.
  case structure
  /// Anything else, of which a copy is looked into.
  case value
  /// What cannot be copied, and says nothing of itself either.
  case closed

  init(of type: Any.Type) {
    let plain = (type as? any OptionalType.Type)?.wrapped ?? type
    if Self.isFunction(plain) {
      self = .closure
    } else if plain is AnyClass {
      self = .object
    } else {
      self = Self.isPlainStructure(type) ? .structure : Self.isCopyable(type) ? .value : .closed
    }
  }

  private static func isCopyable(_ type: Any.Type) -> Bool {
    // Before a type's metadata lies where its values' functions and flags are.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    return witnesses.load(fromByteOffset: 80, as: UInt32.self) & 0x80_0000 == 0
  }

  static func isFunction(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata is its kind; this one is that of functions.
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x302
  }

  /// Whether a type is a structure that has no mirror of its own, as collections have. Its properties
  /// are where a mirror would find them, for a fraction of the cost.
  static func isPlainStructure(_ type: Any.Type) -> Bool {
    StoredField.isStructure(type) && !(type is any CustomReflectable.Type)
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
