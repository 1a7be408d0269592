/// The cells on screen, each at its place in a `TableShape`, in the order of their places.
struct DisplayedCells<Cell: AnyObject> {
  struct Entry {
    let place: Int
    let cell: Cell
  }

  private(set) var entries: [Entry] = []

  subscript(place: Int) -> Cell? {
    get {
      let index = index(of: place)
      return index < entries.count && entries[index].place == place ? entries[index].cell : nil
    }
    set {
      let index = index(of: place)
      if index < entries.count, entries[index].place == place { entries.remove(at: index) }
      guard let newValue else { return }
      let entry = Entry(place: place, cell: newValue)
      if index == entries.count { entries.append(entry) } else { entries.insert(entry, at: index) }
    }
  }

  func place(of cell: Cell) -> Int? {
    for entry in entries where entry.cell === cell { return entry.place }
    return nil
  }

  /// Takes those that are outside of a range, in their order.
  mutating func take(outside places: Range<Int>) -> [Entry] {
    if let first = entries.first, let last = entries.last, places.contains(first.place),
      places.contains(last.place)
    {
      return []
    }
    let taken = entries.filter { !places.contains($0.place) }
    entries = entries.filter { places.contains($0.place) }
    return taken
  }

  /// Where a place is or would be.
  private func index(of place: Int) -> Int {
    // Next to no gaps, and rows mostly come one after the other.
    guard let last = entries.last, place <= last.place else { return entries.count }
    return entries.partitioningIndex { $0.place >= place }
  }
}
