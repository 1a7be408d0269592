extension Array {
  /// Takes all out, and keeps the room for those that come next. Of a handful this takes less than
  /// `removeAll(keepingCapacity:)`.
  mutating func empty() { while popLast() != nil {} }
}

extension BidirectionalCollection where Element: AnyObject {
  /// Whether it holds an object, looked for from the end: what is looked for is among the last, mostly.
  func holds(_ element: AnyObject) -> Bool {
    for one in reversed() where one === element { return true }
    return false
  }
}

extension Array where Element: AnyObject {
  /// With how many both begin.
  func sharedCount(with other: [Element]) -> Int {
    let count = Swift.min(count, other.count)
    var index = 0
    while index < count, self[index] === other[index] { index += 1 }
    return index
  }

  /// Takes an object out, looked for from the end: the last that came is the first that goes, mostly.
  mutating func remove(_ element: Element) {
    if let index = place(of: element) { remove(at: index) }
  }

  /// Where an object is, looked for from the end.
  func place(of element: Element) -> Int? {
    for index in indices.reversed() where self[index] === element { return index }
    return nil
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
