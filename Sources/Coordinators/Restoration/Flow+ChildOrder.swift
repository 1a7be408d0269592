extension Flow {
  /// Puts those within it that have an order into that, in the places that they have among the others: they have come
  /// in the order in which they lie.
  func putChildrenInOrder(_ orders: [ObjectIdentifier: Int]) {
    func order(of child: Coordinator) -> Int? { orders[ObjectIdentifier(child.flow)] }
    let places = children.indices.filter { order(of: children[$0]) != nil }
    let ordered = places.map { children[$0] }
      .sorted { (order(of: $0) ?? 0, $0.flow.number) < (order(of: $1) ?? 0, $1.flow.number) }
    var next = children
    for (place, child) in zip(places, ordered) { next[place] = child }
    children = next
  }
}
