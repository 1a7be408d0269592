import Coordinators
import UIKit

/// The list, and a note's own screen. Writing is a flow of its own: vertical from the list, horizontal
/// from a note.
final class AppCoordinator: Coordinator {
  let rootViewController = UINavigationController()
  private let book: NoteBook
  private let list = NoteListViewController()

  init(book: NoteBook) {
    self.book = book
    super.init()
  }

  override func start() {
    list.notes = book.notes
    list.didSelectNote = { [weak self] note in self?.read(note) }
    list.didTapNew = { [weak self] in self?.write(nil, .over()) }
    flowPresentation = .push(on: rootViewController)
    show(list, animated: false)
  }

  private func read(_ note: Note) {
    let screen = NoteViewController()
    screen.note = note
    screen.didTapEdit = { [weak self, weak screen] in
      guard let self, let note = screen?.note else { return }
      write(note, .push(on: rootViewController)) { screen?.note = $0 }
    }
    screen.didTapDelete = { [weak self, weak screen] in
      guard let self, let note = screen?.note else { return }
      book.remove(note)
      list.notes = book.notes
      goBack()
    }
    show(screen)
  }

  private func write(
    _ note: Note?, _ presentation: FlowPresentation, then show: @escaping (Note) -> Void = { _ in }
  ) {
    run(WritingCoordinator(note, in: book), presentation) { [weak self] written in
      guard let self, let written else { return }
      list.notes = book.notes
      show(written)
    }
  }
}
