/// Gives objects numbers, and none twice, whatever becomes of the objects.
@MainActor struct Numbering {
  private var entries: [ObjectIdentifier: (object: Weak, number: Int)] = [:]
  private var last = 0

  private struct Weak {
    weak var object: AnyObject?
  }

  mutating func number(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object.object === object { return entry.number }
    last += 1
    entries[key] = (Weak(object: object), last)
    return last
  }
}
