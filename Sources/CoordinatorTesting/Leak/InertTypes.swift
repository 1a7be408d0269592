import Foundation

/// Types whose values hold no objects that anybody could look for: numbers, texts, and whatever is
/// made of such alone. Looking into their values would be most of the work.
@MainActor enum InertTypes {
  private static var known: [ObjectIdentifier: Bool] = [
    ObjectIdentifier(String.self): true, ObjectIdentifier(Data.self): true,
    ObjectIdentifier(URL.self): true, ObjectIdentifier(Date.self): true,
    ObjectIdentifier(UUID.self): true, ObjectIdentifier(IndexPath.self): true,
  ]

  static func contains(_ type: Any.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    // For a type that contains itself.
    known[ObjectIdentifier(type)] = false
    let isInert = isPlain(type) || isMadeOfInert(type)
    known[ObjectIdentifier(type)] = isInert
    return isInert
  }

  private static func isMadeOfInert(_ type: Any.Type) -> Bool {
    if let parts = (type as? any Wrapping.Type)?.parts { return parts.allSatisfy(contains) }
    guard StoredField.isStructure(type) else { return false }
    let fields = StoredField.all(of: type)
    return !fields.isEmpty && fields.allSatisfy { contains($0.type) }
  }

  private static func isPlain(_ type: Any.Type) -> Bool {
    func isPOD<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return _openExistential(type, do: isPOD)
  }
}

private protocol Wrapping {
  static var parts: [Any.Type] { get }
}

extension Optional: Wrapping {
  fileprivate static var parts: [Any.Type] { [Wrapped.self] }
}

extension Array: Wrapping {
  fileprivate static var parts: [Any.Type] { [Element.self] }
}

extension Set: Wrapping {
  fileprivate static var parts: [Any.Type] { [Element.self] }
}

extension Dictionary: Wrapping {
  fileprivate static var parts: [Any.Type] { [Key.self, Value.self] }
}
