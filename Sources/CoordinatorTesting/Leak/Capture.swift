/// Something that a closure captures, or the value of a variable that closures share.
struct Capture {
  /// From where its context begins, in bytes.
  let offset: Int
  let kind: Kind

  enum Kind {
    case value(Any.Type)
    /// A weak or an unowned reference.
    case unheld(Any.Type)
    /// A reference to an object of a class that cannot be told.
    case object
    /// A variable that closures share: a reference to a context with that alone.
    case variable
    /// A closure, or an optional one.
    case closure
    /// A function without a context.
    case code
  }
}

extension Capture.Kind {
  var layout: (size: Int, alignment: Int) {
    func layout<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    return switch self {
    case .value(let type), .unheld(let type): _openExistential(type, do: layout)
    case .object, .variable, .code: layout(UInt.self)
    case .closure: layout((UInt, UInt).self)
    }
  }
}
