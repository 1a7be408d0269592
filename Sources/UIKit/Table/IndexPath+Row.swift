/// A row of a table, or an item of a collection, as a path of two indexes.
extension IndexPath {
  public init(row: Int, section: Int) {
    // One after the other: no array is made of the two.
    self.init(index: section)
    append(row)
  }

  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
