/// What has been written down, in the order of their titles. No two notes have the same title: the
/// later one takes the other's place.
@MainActor public final class NoteBook {
  public private(set) var notes: [Note] = []

  public init(_ notes: [Note] = []) {
    for note in notes { save(note) }
  }

  public func save(_ note: Note, inPlaceOf former: Note? = nil) {
    notes.removeAll { $0.title == note.title || $0.title == former?.title }
    notes.append(note)
    notes.sort { $0.title < $1.title }
  }

  public func remove(_ note: Note) { notes.removeAll { $0 == note } }
}
