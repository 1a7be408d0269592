#if canImport(CoordinatorTesting)
  import AppHost
  import CoordinatorTesting
  import Notes

  extension NoteBook {
    /// Two notes to begin with.
    static var some: NoteBook {
      NoteBook([
        Note(title: "Errands", text: "Post, bank"), Note(title: "Ideas", text: "A kite of silk"),
      ])
    }
  }

  extension App {
    static let notes = App(name: "Notes") { _ in AppDelegate(book: .some) }
  }
#endif
