import Coordinators
import UIKit

/// Writes a new note, or changes one that is there. Its result is the note as it was saved; whoever leaves has
/// changed nothing, and is asked before what they have written is lost.
final class WritingCoordinator: Coordinator, ResultCoordinator {
  typealias Output = Note

  private let note: Note?
  private let book: NoteBook
  private weak var screen: WritingViewController?

  init(_ note: Note?, in book: NoteBook) {
    self.note = note
    self.book = book
    super.init()
  }

  override func start() {
    let screen = WritingViewController()
    self.screen = screen
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
    if isFlowPresented {
      screen.didCancel = { [weak self] in
        self?.askWhetherToDiscard { discards in if discards { self?.cancel() } }
      }
    }
    canLeave = { [weak self] _, answer in self?.askWhetherToDiscard(then: answer) }
    show(screen)
  }

  private func askWhetherToDiscard(then answer: @escaping (Bool) -> Void) {
    guard let screen, screen.hasChanges else { return answer(true) }
    let question = UIAlertController(
      title: "Discard your changes?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in answer(true) })
    question.addAction(UIAlertAction(title: "Keep Editing", style: .cancel) { _ in answer(false) })
    present(question)
  }
}
