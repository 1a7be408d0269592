/// The stored properties of an object, those of its superclasses included.
struct StoredProperties {
  struct Property: Equatable {
    let name: String
    /// Without its module: a bare class bears the name of the class that it stands for.
    let type: String
  }

  /// From the object's own class up to the last superclass.
  private(set) var levels: [(name: String, properties: [Property])] = []
  var count: Int { levels.reduce(0) { $0 + $1.properties.count } }

  init(of object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      levels.append(
        (
          String(describing: level.subjectType),
          level.children.map {
            Property(name: $0.label ?? "", type: Self.type(of: $0.value))
          }
        ))
      mirror = level.superclassMirror
    }
  }

  /// Which type a property holds is its value, and not what it is.
  private static func type(of value: Any) -> String {
    value is Any.Type ? "Any.Type" : String(describing: Swift.type(of: value))
  }

  /// What a bare class that stands for this one has otherwise; nil where it agrees: the same
  /// superclasses, and in each the same number of properties, of the same types.
  func difference(to bare: StoredProperties) -> String? {
    guard levels.map(\.name) == bare.levels.map(\.name) else {
      return "its classes are \(levels.map(\.name)), the bare ones \(bare.levels.map(\.name))"
    }
    for (level, bareLevel) in zip(levels, bare.levels) {
      let (own, others) = (level.properties, bareLevel.properties)
      guard own.count == others.count else {
        return "\(level.name) has \(own.count) stored properties, the bare one \(others.count)"
      }
      for (property, other) in zip(own, others) where property.type != other.type {
        return "\(level.name).\(property.name) is of type \(property.type), the bare \(other.name) "
          + "of type \(other.type)"
      }
    }
    return nil
  }
}
