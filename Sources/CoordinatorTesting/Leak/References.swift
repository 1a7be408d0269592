/// The objects that an object holds strongly, as far as that can be seen: in its properties, in
/// values, collections and optionals within them, and captured by closures that it keeps.
///
/// What a task holds cannot be seen. Where a closure captures something generic whose type cannot be
/// told, only those objects are found in it, and in what it captures after that, that are asked for (`known`).
@MainActor struct References {
  /// Objects that a closure may hold, by their addresses.
  var known: [UInt: AnyObject] = [:]
  /// The interesting properties of each type met so far. Types do not change.
  private static var fields: [ObjectIdentifier: [Field]] = [:]

  private struct Field {
    let field: StoredField
    let kind: StoredKind
  }

  struct Reference {
    let object: AnyObject
    /// Where the other one keeps it: `stack`, `childCoordinators[0]`, `didCancel (a closure)`.
    let place: String
  }

  /// What has been found so far.
  struct Findings {
    var references: [Reference] = []
    /// The contexts of closures that have been come upon, each once: they may hold each other.
    private(set) var contexts: [(context: UnsafeRawPointer, place: String)] = []
    private var seen: Set<UnsafeRawPointer> = []

    mutating func add(_ context: UnsafeRawPointer, _ place: String) {
      if seen.insert(context).inserted { contexts.append((context, place)) }
    }
  }

  init(known: [AnyObject] = []) {
    for object in known { self.known[Self.address(of: object)] = object }
  }

  static func address(of object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  func held(by object: AnyObject) -> [Reference] {
    var found = Findings()
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    collectFields(of: Swift.type(of: object), at: base, depth: 0, into: &found) { $0 }
    var next = 0
    while next < found.contexts.count {
      let (context, place) = found.contexts[next]
      collectCaptures(of: context, place, into: &found)
      next += 1
    }
    withExtendedLifetime(object) {}
    return found.references
  }

  /// What the properties of an object hold, or those of a structure's value, that begins at `base`.
  private func collectFields(
    of type: Any.Type, at base: UnsafeRawPointer, depth: Int, into found: inout Findings,
    named name: (String) -> String
  ) {
    for field in interestingFields(of: type) {
      let (type, place) = (field.field.type, base + field.field.offset)
      collect(type, field.kind, at: place, depth: depth, into: &found) { name(field.field.name) }
    }
  }

  /// What a value holds that is stored somewhere.
  func collect(
    _ type: Any.Type, _ kind: StoredKind, at place: UnsafeRawPointer, depth: Int = 0,
    into found: inout Findings, named name: () -> String
  ) {
    switch kind {
    case .closure: collectClosure(at: place, name(), into: &found)
    case .object: collectObject(at: place, name(), into: &found)
    case .structure:
      guard depth < Self.deepest else { return }
      collectFields(of: type, at: place, depth: depth + 1, into: &found) { "\(name()).\($0)" }
    case .value: collect(Self.value(type, at: place), name(), depth: depth, into: &found)
    case .closed: break
    }
  }

  func collectObject(
    at place: UnsafeRawPointer, _ name: String, into found: inout Findings
  ) {
    guard let address = place.load(as: UnsafeRawPointer?.self) else { return }
    let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
    found.references.append(Reference(object: object, place: name))
  }

  private func interestingFields(of type: Any.Type) -> [Field] {
    if let known = Self.fields[ObjectIdentifier(type)] { return known }
    let found = StoredField.all(of: type).filter { $0.isStrong && !InertTypes.contains($0.type) }
      .map { Field(field: $0, kind: StoredKind(of: $0.type)) }
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
        // What is looked into takes up some room.
        if let base = bytes.baseAddress { body(base) }
      }
      return true
    }
    return _openExistential(type, do: open)
  }

  /// How many values deep within one another it looks.
  private static let deepest = 8

  private func collect(_ value: Any, _ place: String, depth: Int, into found: inout Findings) {
    let type = Swift.type(of: value)
    guard depth < Self.deepest, !InertTypes.contains(type) else { return }
    let kind = StoredKind(of: type)
    switch kind {
    case .object:
      return found.references.append(Reference(object: value as AnyObject, place: place))
    case .closure, .structure:
      let isDone = Self.withBytes(of: value, as: type) { base in
        collect(type, kind, at: base, depth: depth, into: &found) { place }
      }
      if isDone { return }
    case .value, .closed: break
    }
    collectChildren(of: Mirror(reflecting: value), place, depth: depth + 1, into: &found)
  }

  private func collectChildren(
    of mirror: Mirror, _ place: String, depth: Int, into found: inout Findings
  ) {
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first {
        collect(child.value, place, depth: depth, into: &found)
      }
    case .collection, .set:
      for (index, child) in mirror.children.prefix(10_000).enumerated() {
        collect(child.value, "\(place)[\(index)]", depth: depth, into: &found)
      }
    case .dictionary:
      for child in mirror.children.prefix(10_000) {
        guard let (key, held) = child.value as? (key: AnyHashable, value: Any) else {
          collect(child.value, "\(place)[…]", depth: depth, into: &found)
          continue
        }
        collect(key.base, "\(place) (a key)", depth: depth, into: &found)
        collect(held, "\(place)[\(key)]", depth: depth, into: &found)
      }
    default:
      for child in mirror.children {
        let name = child.label.map { "\(place).\($0)" } ?? place
        collect(child.value, name, depth: depth, into: &found)
      }
    }
  }
}
