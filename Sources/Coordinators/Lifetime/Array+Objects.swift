extension Array {
  /// Takes all out, and keeps the room for those that come next. Of a handful this takes less than
  /// `removeAll(keepingCapacity:)`.
  mutating func empty() { while popLast() != nil {} }
}

extension Array where Element: AnyObject {
  /// Whether it holds an object, looked for from the end: what is looked for is among the last, mostly.
  func holds(_ element: AnyObject) -> Bool {
    for one in reversed() where one === element { return true }
    return false
  }

  /// Takes an object out, looked for from the end: the last that came is the first that goes, mostly.
  mutating func remove(_ element: Element) {
    for index in indices.reversed() where self[index] === element {
      remove(at: index)
      return
    }
  }

  /// Takes out what nobody but this array holds, the last first.
  mutating func takeOutAbandoned() -> [Element] {
    var abandoned: [Element] = []
    for index in indices.reversed() where isKnownUniquelyReferenced(&self[index]) {
      abandoned.append(remove(at: index))
    }
    return abandoned
  }
}
