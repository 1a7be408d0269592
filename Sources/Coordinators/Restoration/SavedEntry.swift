/// A place in the list that a tree is written as.
struct SavedEntry: Codable {
  /// Without its children. Nil where it cannot be read.
  let place: SavedPlace?
  /// The index of what it was opened from, which comes before it. Nil for the first.
  let parent: Int?

  private enum Key: String, CodingKey { case parent }

  fileprivate init(_ place: SavedPlace, parent: Int?) {
    var place = place
    place.children = []
    self.place = place
    self.parent = parent
  }

  init(from decoder: any Decoder) {
    place = try? SavedPlace(aloneFrom: decoder)
    parent = try? decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .parent)
  }

  func encode(to encoder: any Encoder) throws {
    try place?.encodeAlone(to: encoder)
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(parent, forKey: .parent)
  }
}

extension SavedPlace {
  /// How many places within one another are read. More than anybody opens; whatever a list says, what
  /// is made of it can be walked through.
  private static let deepest = 1000

  /// All that is in it, itself first, each after what it was opened from.
  var entries: [SavedEntry] {
    var entries: [SavedEntry] = []
    func add(_ place: SavedPlace, parent: Int?) {
      let index = entries.count
      entries.append(SavedEntry(place, parent: parent))
      for child in place.children { add(child, parent: index) }
    }
    add(self, parent: nil)
    return entries
  }

  /// Nil where the first cannot be read. What else cannot be is left out with what was opened from it,
  /// and counted where it was to be, or in the first.
  init?(_ entries: [SavedEntry]) {
    guard entries.first?.place != nil else { return nil }
    var places = entries.map(\.place)
    var depths = [0]
    for index in entries.indices.dropFirst() {
      let parent = entries[index].parent.flatMap { (0..<index).contains($0) ? $0 : nil }
      depths.append(depths[parent ?? 0] + 1)
      if parent == nil || depths[index] > Self.deepest { places[index] = nil }
      if places[index] == nil { places[parent ?? 0]?.unreadable += 1 }
    }
    // The last first: what is opened from a place is in it before that is put into another.
    for index in entries.indices.dropFirst().reversed() {
      guard var place = places[index], let parent = entries[index].parent else { continue }
      places[index] = nil
      place.children.reverse()
      places[parent]?.children.append(place)
    }
    guard var root = places[0] else { return nil }
    root.children.reverse()
    self = root
  }
}
