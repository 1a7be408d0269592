import Foundation

/// The mangled name of what a closure captures, as the compiler has written it down for debuggers.
struct CapturedName {
  private let letters: UnsafeBufferPointer<UInt8>
  /// Whether generic parameters may be in it. The runtime, asked what that is, would end the process.
  private let mayBeGeneric: Bool

  /// - Parameter place: where it is said how far from there the name begins.
  init(at place: UnsafeRawPointer) {
    let name = (place + Int(place.load(as: Int32.self))).assumingMemoryBound(to: UInt8.self)
    // It ends with a zero, but may refer to what it names by an offset, which has zeros of its own.
    var (length, mayBeGeneric) = (0, false)
    while name[length] != 0 {
      switch name[length] {
      case UInt8(ascii: "x"), UInt8(ascii: "q"), UInt8(ascii: "Q"), 0x09: mayBeGeneric = true
      default: break
      }
      switch name[length] {
      case 0x01...0x17: length += 5
      case 0x18...0x1f: length += 9
      default: length += 1
      }
    }
    letters = UnsafeBufferPointer(start: name, count: length)
    self.mayBeGeneric = mayBeGeneric
  }

  /// Whether it names a weak or an unowned reference.
  var isUnheld: Bool { ends("Xw") || ends("Xo") || ends("Xu") }

  /// Whether it names a variable that closures share.
  var isVariable: Bool { ends("Xx") || ends("XX") }

  enum Function {
    /// Two words: its code, and the context of a closure.
    case closure
    /// One word.
    case code
  }

  /// The function that it names, optional or not, and that may outlive the call that it is given to.
  var function: Function? {
    let rest = ends("Sg") ? letters.dropLast(2) : letters[...]
    guard rest.last == UInt8(ascii: "_"),
      let flags = rest.indices.dropLast().last(where: {
        rest[$0] == UInt8(ascii: "I") && rest[$0 + 1] == UInt8(ascii: "e")
      })
    else { return nil }
    // How its context is passed stands behind what else is said of it.
    switch rest[(flags + 2)...].first(where: { !"ATdflr".utf8.contains($0) }) {
    case UInt8(ascii: "g"), UInt8(ascii: "x"), UInt8(ascii: "y"): return .closure
    case UInt8(ascii: "t"): return .code
    default: return nil
    }
  }

  /// - Parameter parameters: what generic parameters stand for.
  func type(where parameters: [(name: CapturedName, type: Any.Type)]) -> Any.Type? {
    if let known = parameters.first(where: { $0.name.letters.elementsEqual(letters) }) {
      return known.type
    }
    guard !mayBeGeneric, let name = letters.baseAddress else { return nil }
    return Self.lookup?(name, UInt(letters.count), nil, nil)
      .map { unsafeBitCast($0, to: Any.Type.self) }
  }

  var text: String { String(decoding: letters, as: UTF8.self) }

  private func ends(_ suffix: String) -> Bool {
    letters.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  private typealias Lookup =
    @convention(c) (
      UnsafePointer<UInt8>, UInt, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> UnsafeRawPointer?

  /// The runtime's own, where the program can be asked for it by its name.
  private static let lookup: Lookup? = dlsym(nil, "swift_getTypeByMangledNameInContext")
    .map { unsafeBitCast($0, to: Lookup.self) }
}
