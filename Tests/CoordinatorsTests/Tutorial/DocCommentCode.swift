import Coordinators
import Testing
import UIKit

// The examples of the library's doc comments, as they stand there; those that the articles have are theirs.

@MainActor struct DocCommentCode {
  final class Parent: Coordinator {
    let stack = UINavigationController()

    func buy() {
      let child = BuyCoordinator(navigationController: stack)
      childCoordinators.append(child)
      child.start()
    }
  }

  final class BuyCoordinator: Coordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
      super.init()
    }

    override func start() {
      navigationController.pushViewController(UIViewController(), animated: false)
    }
  }

  final class Editing: Coordinator {
    var hasChanges = false
    private(set) var asks = 0

    override func start() {
      canLeave = { [weak self] _, answer in
        guard let self, hasChanges else { return answer(true) }
        askWhetherToDiscard(then: answer)
      }
    }

    private func askWhetherToDiscard(then answer: (Bool) -> Void) {
      asks += 1
      answer(false)
    }
  }

  @Test("A child that is put in and started as its doc comment shows runs")
  func child() {
    let parent = Parent()
    parent.buy()
    #expect(parent.childCoordinators.count == 1)
    #expect(parent.stack.viewControllers.count == 1)
  }

  @Test("A guard as its doc comment shows it asks where something has changed")
  func guarding() {
    let editing = Editing()
    editing.start()
    var answers: [Bool] = []
    editing.canLeave?(.link) { answers.append($0) }
    editing.hasChanges = true
    editing.canLeave?(.link) { answers.append($0) }
    #expect(answers == [true, false])
    #expect(editing.asks == 1)
  }

  @Test("A link map maps steps to a path as its doc comment says")
  func linkMap() {
    let map = LinkMap(["photo": "photos/{id}", "buy": "buy", "search": "search?text"])
    let path = map.path(for: [LinkStep("photo", ["id": "7"]), "buy"])  // /photos/7/buy
    #expect(path == "/photos/7/buy")
  }
}
