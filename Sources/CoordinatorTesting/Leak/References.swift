import Foundation

/// The objects that an object holds strongly, as far as that can be seen: in its properties, in
/// values, collections and optionals within them, and captured by closures that it keeps.
///
/// What a closure captures beside others can be told only for objects that are asked for (`known`), and
/// not what a closure within a closure captures.
@MainActor struct References {
  /// Objects that a closure may hold, by their addresses.
  var known: [UInt: AnyObject] = [:]
  /// The interesting properties of each type met so far. Types do not change.
  private static var fields: [ObjectIdentifier: [Field]] = [:]

  private struct Field {
    let field: StoredField
    let kind: StoredField.Kind
  }

  struct Reference {
    let object: AnyObject
    /// Where the other one keeps it: `stack`, `childCoordinators[0]`, `didCancel (a closure)`.
    let place: String
  }

  init(known: [AnyObject] = []) {
    for object in known { self.known[Self.address(of: object)] = object }
  }

  static func address(of object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  func held(by object: AnyObject) -> [Reference] {
    var found: [Reference] = []
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    collectFields(of: Swift.type(of: object), at: base, depth: 0, into: &found) { $0 }
    withExtendedLifetime(object) {}
    return found
  }

  /// What the properties of an object hold, or those of a structure's value, that begins at `base`.
  private func collectFields(
    of type: Any.Type, at base: UnsafeRawPointer, depth: Int, into found: inout [Reference],
    named name: (String) -> String
  ) {
    for field in interestingFields(of: type) {
      let place = base + field.field.offset
      switch field.kind {
      case .closure: found += captured(by: place, name(field.field.name))
      case .object:
        guard let address = place.load(as: UnsafeRawPointer?.self) else { continue }
        let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
        found.append(Reference(object: object, place: name(field.field.name)))
      case .structure:
        guard depth < Self.deepest else { continue }
        collectFields(of: field.field.type, at: place, depth: depth + 1, into: &found) {
          "\(name(field.field.name)).\($0)"
        }
      case .value:
        let value = Self.value(field.field.type, at: place)
        collect(value, name(field.field.name), depth: depth, into: &found)
      }
    }
  }

  private func interestingFields(of type: Any.Type) -> [Field] {
    if let known = Self.fields[ObjectIdentifier(type)] { return known }
    let found = StoredField.all(of: type).filter { $0.isStrong && !InertTypes.contains($0.type) }
      .map { Field(field: $0, kind: $0.kind) }
    Self.fields[ObjectIdentifier(type)] = found
    return found
  }

  private static func value(_ type: Any.Type, at place: UnsafeRawPointer) -> Any {
    func read<Value>(_: Value.Type) -> Any { place.assumingMemoryBound(to: Value.self).pointee }
    return _openExistential(type, do: read)
  }

  /// - Returns: whether the value is a `type`: one within an existential of its own is, too.
  private static func withBytes(
    of value: Any, as type: Any.Type, _ body: (UnsafeRawPointer) -> Void
  ) -> Bool {
    func open<Value>(_: Value.Type) -> Bool {
      guard let value = value as? Value else { return false }
      withUnsafeBytes(of: value) { bytes in
        // A structure with properties to look into takes up some room.
        if let base = bytes.baseAddress { body(base) }
      }
      return true
    }
    return _openExistential(type, do: open)
  }

  /// How many values deep within one another it looks.
  private static let deepest = 8

  private func collect(_ value: Any, _ place: String, depth: Int, into found: inout [Reference]) {
    let type = Swift.type(of: value)
    guard depth < Self.deepest, !InertTypes.contains(type) else { return }
    let isDone =
      StoredField.isPlainStructure(type)
      && Self.withBytes(of: value, as: type) { base in
        collectFields(of: type, at: base, depth: depth + 1, into: &found) { "\(place).\($0)" }
      }
    guard !isDone else { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .foreignReference:
      found.append(Reference(object: value as AnyObject, place: place))
    case .optional:
      if let child = mirror.children.first {
        collect(child.value, place, depth: depth + 1, into: &found)
      }
    case .collection, .set:
      for (index, child) in mirror.children.prefix(10_000).enumerated() {
        collect(child.value, "\(place)[\(index)]", depth: depth + 1, into: &found)
      }
    case .dictionary:
      for child in mirror.children.prefix(10_000) {
        guard let (key, held) = child.value as? (key: AnyHashable, value: Any) else {
          collect(child.value, "\(place)[…]", depth: depth + 1, into: &found)
          continue
        }
        collect(held, "\(place)[\(key)]", depth: depth + 1, into: &found)
      }
    case .struct, .enum, .tuple:
      for child in mirror.children {
        let name = child.label.map { "\(place).\($0)" } ?? place
        collect(child.value, name, depth: depth + 1, into: &found)
      }
    default: break
    }
  }

  // MARK: Closures

  /// A closure is two words: its code, and an object that holds what it captures. Where that is one
  /// object alone, it is that object itself.
  private func captured(by place: UnsafeRawPointer, _ name: String) -> [Reference] {
    guard
      place.load(as: UInt.self) != 0,
      let context = (place + MemoryLayout<UInt>.size).load(as: UnsafeMutableRawPointer?.self),
      !Self.isStatic(context)
    else { return [] }
    let name = "\(name) (a closure)"
    if let object = CaptureLayout.object(at: context) {
      return [Reference(object: object, place: name)]
    }
    let header = 2 * MemoryLayout<UInt>.size
    let size = CaptureLayout.size(of: context) ?? allocatedSize(of: context)
    return stride(from: header, to: max(header, size - 7), by: 8).compactMap { offset in
      known[context.load(fromByteOffset: offset, as: UInt.self)]
        .map { Reference(object: $0, place: name) }
    }
  }

  /// Whether it is part of the program's own image, and not allocated.
  private static func isStatic(_ address: UnsafeMutableRawPointer) -> Bool {
    withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: 4) { info in
      imageHolding(address, info.baseAddress) != 0
    }
  }
}

extension StoredField {
  fileprivate enum Kind {
    /// A closure, or an optional one, is stored there as it is.
    case closure
    /// A reference to an object of a class, or an optional one: one word.
    case object
    /// A structure that says nothing else of itself than its properties.
    case structure
    /// Anything else, to be looked into.
    case value
  }

  fileprivate var kind: Kind {
    let plain = (type as? any OptionalType.Type)?.wrapped ?? type
    // The first word of a type's metadata is its kind; this one is that of functions.
    if unsafeBitCast(plain, to: UnsafePointer<UInt>.self).pointee == 0x302 { return .closure }
    if plain is AnyClass { return .object }
    return Self.isPlainStructure(type) ? .structure : .value
  }

  /// Whether a type is a structure that has no mirror of its own, as collections have. Its properties
  /// are where a mirror would find them, for a fraction of the cost.
  fileprivate static func isPlainStructure(_ type: Any.Type) -> Bool {
    isStructure(type) && !(type is any CustomReflectable.Type)
  }
}

// The C library's, which Foundation does not bring along on Linux: how large an allocation is, and
// whether an address is within the program or one of its libraries.

@_silgen_name("malloc_usable_size")
private func allocatedSize(of pointer: UnsafeMutableRawPointer) -> Int

@_silgen_name("dladdr")
private func imageHolding(
  _ address: UnsafeMutableRawPointer, _ info: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Int32

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
