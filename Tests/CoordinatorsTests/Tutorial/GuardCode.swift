import Coordinators
import UIKit

// The code of the article on guards, as it stands there.

@MainActor enum Guarding {
  final class NoteViewController: UIViewController {
    var hasChanges = false
    var didSave: (() -> Void)?
    var didCancel: (() -> Void)?
  }

  final class NoteCoordinator: Coordinator {
    private weak var editor: NoteViewController?
    private var isAsking = false

    override func start() {
      let editor = NoteViewController()
      editor.didSave = { [weak self] in self?.finish() }
      editor.didCancel = { [weak self] in self?.discard() }
      canLeave = { [weak self] way, answer in
        // Going to another tab ends nothing.
        guard let self, way != .tab else { return answer(true) }
        if isAsking { return answer(false) }
        askWhetherToDiscard(then: answer)
      }
      self.editor = editor
      show(editor)
    }

    private func askWhetherToDiscard(then answer: @escaping (Bool) -> Void) {
      guard let editor, editor.hasChanges else { return answer(true) }
      let alert = UIAlertController(
        title: "Discard your changes?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in answer(true) })
      alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel) { _ in answer(false) })
      present(alert)
    }
  }
}

extension Guarding.NoteCoordinator {
  func discard() {
    isAsking = true
    askWhetherToDiscard { [weak self] mayLeave in
      self?.isAsking = false
      if mayLeave { self?.cancel() }
    }
  }
}
