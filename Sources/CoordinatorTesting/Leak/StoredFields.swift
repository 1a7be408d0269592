/// What Swift's runtime knows of a type's stored properties: name, type, place, and whether what is
/// there is held strongly. `Mirror` does not tell the last, and reading an unowned reference through
/// it stops the process where the other end is gone.
///
/// The runtime has no public interface for it; these are the functions that `Mirror` itself is made
/// of. They are used here alone, and by tests alone.
struct StoredField {
  let name: String
  let type: Any.Type
  let offset: Int
  let isStrong: Bool

  /// A type's own properties and those of its superclasses.
  static func all(of type: Any.Type) -> [StoredField] {
    (0..<fieldCount(type)).map { index in
      var metadata = FieldMetadata()
      let fieldType = fieldMetadata(type, index: index, into: &metadata)
      defer { metadata.free?(metadata.name) }
      return StoredField(
        name: metadata.name.map { String(cString: $0) }.map(plain) ?? "\(index)", type: fieldType,
        offset: fieldOffset(type, index: index), isStrong: metadata.isStrong)
    }
  }

  static func isStructure(_ type: Any.Type) -> Bool {
    // The first word of a type's metadata is its kind; this one is that of structures.
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x200
  }

  private static func plain(_ name: String) -> String {
    let storage = "$__lazy_storage_$_"
    return name.hasPrefix(storage) ? String(name.dropFirst(storage.count)) : name
  }
}

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type, index: Int, into metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int
