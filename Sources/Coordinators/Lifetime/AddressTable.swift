/// What is known of objects, by their addresses, in no order.
///
/// Most trees know a handful: those are looked through one by one, which costs a fraction of a hash.
final class AddressTable<Value> {
  private let entries = List<(address: ObjectIdentifier, value: Value)>()
  /// Where each is, from the time on that there are more than a few. Changed outside of the property, as a `List` is.
  private var places: [ObjectIdentifier: Int] = [:]
  private static var few: Int { 16 }

  var all: [Value] { entries.elements.map(\.value) }

  subscript(address: ObjectIdentifier) -> Value? {
    place(of: address).map { entries.elements[$0].value }
  }

  func set(_ value: Value, at address: ObjectIdentifier) {
    if let place = place(of: address) { return entries.change { $0[place].value = value } }
    entries.append((address, value))
    let count = entries.elements.count
    if !places.isEmpty {
      changePlaces { $0[address] = count - 1 }
    } else if count > Self.few {
      places = Dictionary(uniqueKeysWithValues: zip(entries.elements.map(\.address), 0...))
    }
  }

  /// - Returns: what was there.
  @discardableResult func remove(at address: ObjectIdentifier) -> Value? {
    guard let place = place(of: address), let last = entries.takeLast() else { return nil }
    if !places.isEmpty { changePlaces { $0[address] = nil } }
    if last.address == address { return last.value }
    if !places.isEmpty { changePlaces { $0[last.address] = place } }
    return entries.change { entries in
      let value = entries[place].value
      entries[place] = last
      return value
    }
  }

  func clear() {
    entries.clear()
    places = [:]
  }

  private func place(of address: ObjectIdentifier) -> Int? {
    let places = places
    if !places.isEmpty { return places[address] }
    let entries = entries.elements
    // By their places, so that none is held meanwhile.
    for place in entries.indices where entries[place].address == address { return place }
    return nil
  }

  private func changePlaces(_ change: (inout [ObjectIdentifier: Int]) -> Void) {
    var changed = places
    places = [:]
    change(&changed)
    places = changed
  }
}
