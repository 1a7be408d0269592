/// A list that is read often, and by many.
///
/// It is changed outside of its property: no access to that is longer than an instant then, and reading it costs no check
/// at run time, as it would if anything were ever changed in place.
final class List<Element> {
  private(set) var elements: [Element] = []

  var isEmpty: Bool { elements.isEmpty }
  var last: Element? { elements.last }

  func change<Result>(_ body: (inout [Element]) -> Result) -> Result {
    var changed = takeAll()
    let result = body(&changed)
    swap(&changed, &elements)
    return result
  }

  func append(_ element: Element) { change { $0.append(element) } }

  func takeLast() -> Element? { change { $0.popLast() } }

  func replaceAll(with others: [Element]) { elements = others }

  func clear() { elements = [] }

  func takeAll() -> [Element] {
    var all: [Element] = []
    swap(&all, &elements)
    return all
  }

  /// Keeps the room of what has been taken out, for what comes next.
  func reuse(_ room: inout [Element]) {
    guard isEmpty else { return }
    room.empty()
    swap(&room, &elements)
  }

  /// What has been taken out comes before what has come since.
  func putBack(_ former: inout [Element]) {
    if !isEmpty { former += elements }
    swap(&former, &elements)
  }

  /// The other's come last, and are no longer there.
  func takeOver(_ other: List) { elements = elements + other.takeAll() }
}

extension List where Element: AnyObject {
  func remove(_ element: Element) { change { $0.remove(element) } }
}
