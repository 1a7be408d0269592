/// The objects that can be reached from some through stored properties.
struct ObjectGraph {
  /// The stored properties of the first object found of each class, by the name of the class.
  private(set) var classes: [String: StoredProperties] = [:]
  private var seen: Set<ObjectIdentifier> = []

  mutating func look(from roots: [AnyObject]) {
    seen = []
    for root in roots { visit(root) }
  }

  private mutating func visit(_ value: Any) {
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .class {
      let object = value as AnyObject
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      let name = String(describing: type(of: object))
      if classes[name] == nil { classes[name] = StoredProperties(of: object) }
    }
    while let level = mirror {
      for child in level.children { visit(child.value) }
      mirror = level.superclassMirror
    }
  }
}
