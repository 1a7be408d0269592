import Coordinators

/// Writes a new note, or changes one that is there. Its result is the note as it was saved; whoever leaves has
/// changed nothing.
final class WritingCoordinator: Coordinator, ResultCoordinator {
  typealias Output = Note

  private let note: Note?
  private let book: NoteBook

  init(_ note: Note?, in book: NoteBook) {
    self.note = note
    self.book = book
    super.init()
  }

  override func start() {
    let screen = WritingViewController()
    screen.note = note
    screen.didTapSave = { [weak self, weak screen] written in
      guard let self else { return }
      guard !written.title.isEmpty else {
        screen?.message = "A note needs a title."
        return
      }
      book.save(written, inPlaceOf: note)
      finish(with: written)
    }
    // A pushed flow is left by the back button, a presented one by Cancel.
    if isFlowPresented { screen.didCancel = { [weak self] in self?.cancel() } }
    show(screen)
  }
}
