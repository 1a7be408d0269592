/// Views that wait to be used again, and the classes that new ones are made of, by identifier.
@MainActor struct ReusePool<View: UIView> {
  private struct Kind {
    let identifier: String
    var viewClass: AnyClass?
    var waiting: [View] = []
  }

  /// A list has one kind or a few: to compare their names takes less than to hash one.
  private var kinds: [Kind] = []

  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    kinds[indexOrNew(of: identifier)].viewClass = viewClass
  }

  func registeredClass(for identifier: String) -> AnyClass? {
    guard let index = index(of: identifier) else { return nil }
    return kinds[index].viewClass
  }

  mutating func put(_ view: View, for identifier: String) {
    kinds[indexOrNew(of: identifier)].waiting.append(view)
  }

  /// Takes all that wait.
  mutating func empty(_ identifier: String) -> [View] {
    guard let index = index(of: identifier) else { return [] }
    defer { kinds[index].waiting = [] }
    return kinds[index].waiting
  }

  mutating func take(_ identifier: String) -> View? {
    guard let index = index(of: identifier) else { return nil }
    return kinds[index].waiting.popLast()
  }

  mutating func remove(_ view: View, for identifier: String) {
    guard let index = index(of: identifier) else { return }
    kinds[index].waiting.drop(view)
  }

  private func index(of identifier: String) -> Int? {
    for index in kinds.indices where kinds[index].identifier == identifier { return index }
    return nil
  }

  private mutating func indexOrNew(of identifier: String) -> Int {
    if let index = index(of: identifier) { return index }
    kinds.append(Kind(identifier: identifier))
    return kinds.count - 1
  }
}
