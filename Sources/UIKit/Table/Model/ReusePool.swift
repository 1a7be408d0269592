/// Views that wait to be used again, and the classes that new ones are made of, by identifier.
@MainActor struct ReusePool<View: UIView> {
  private var classes: [String: AnyClass] = [:]
  private var waiting: [String: [View]] = [:]

  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    classes[identifier] = viewClass
    // What waits is of the class that was registered before.
    waiting[identifier] = nil
  }

  func registeredClass(for identifier: String) -> AnyClass? { classes[identifier] }

  mutating func put(_ view: View, for identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }
}
