/// Views that wait to be used again, and the classes that new ones are made of, by identifier.
@MainActor struct ReusePool<View: UIView> {
  private var classes: [String: AnyClass] = [:]
  private var waiting: [String: [View]] = [:]

  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    classes[identifier] = viewClass
  }

  func registeredClass(for identifier: String) -> AnyClass? { classes[identifier] }

  mutating func put(_ view: View, for identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  /// Takes all that wait.
  mutating func empty(_ identifier: String) -> [View] {
    waiting.removeValue(forKey: identifier) ?? []
  }

  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  mutating func remove(_ view: View, for identifier: String) {
    waiting[identifier]?.removeAll { $0 === view }
  }
}
