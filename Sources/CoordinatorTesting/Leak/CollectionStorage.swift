/// The objects that arrays, sets and dictionaries keep their elements in. A closure that captures such a
/// collection and nothing else has that object for its context.
@MainActor enum CollectionStorage {
  private static var known: [ObjectIdentifier: Any.Type?] = [:]

  /// - Returns: the collection whose one word is a reference to an object of that class, nil where it is
  ///   none of those.
  static func collection(in storage: AnyClass) -> Any.Type? {
    if let known = known[ObjectIdentifier(storage)] { return known }
    let found = collection(named: "\(storage)", storage)
    known[ObjectIdentifier(storage)] = .some(found)
    return found
  }

  private static func collection(named name: String, _ storage: AnyClass) -> Any.Type? {
    let kinds = ["_ContiguousArrayStorage<", "_SetStorage<", "_DictionaryStorage<"]
    guard let kind = kinds.firstIndex(where: name.hasPrefix) else { return nil }
    let first = parameter(0, of: storage)
    if kind == 0 { return array(of: first) }
    guard let key = first as? any Hashable.Type else { return nil }
    return kind == 1 ? set(of: key) : dictionary(of: key, parameter(1, of: storage))
  }

  /// What a generic class has been given for one of its own parameters.
  private static func parameter(_ index: Int, of type: AnyClass) -> Any.Type {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let description = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    // How many words the metadata takes, and how many of those are the class's own, its parameters first.
    let all = Int(description.load(fromByteOffset: 28, as: UInt32.self))
    let own = Int(description.load(fromByteOffset: 32, as: UInt32.self))
    let place = metadata + 8 * (all - own + index)
    return unsafeBitCast(place.load(as: UnsafeRawPointer.self), to: Any.Type.self)
  }

  private static func array<Element>(of _: Element.Type) -> Any.Type { [Element].self }

  private static func set<Element: Hashable>(of _: Element.Type) -> Any.Type { Set<Element>.self }

  private static func dictionary<Key: Hashable, Value>(
    of _: Key.Type, _: Value.Type
  ) -> Any.Type { [Key: Value].self }
}
