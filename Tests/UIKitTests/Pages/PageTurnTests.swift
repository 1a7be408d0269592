import Testing
import UIKit

/// Row C9 for page views.
@MainActor @Suite struct PageTurnTests {
  @Test("C9 a swipe turns to the page that the data source gives")
  func swipe() {
    let book = PageFixture(3)
    #expect(book.stage.userBeginsTurn(.forward, of: book.pages))
    #expect(book.shown == ["2"])
    #expect(book.pages.transitionCoordinator?.isInteractive == true)
    book.stage.userEndsTurn(of: book.pages, completed: true)
    book.stage.settle()
    #expect(book.shown == ["2"])
    #expect(
      book.journal.take(.appearance, .listener) == [
        "2 willTransition", "1 viewWillDisappear", "2 viewWillAppear", "1 viewDidDisappear",
        "2 viewDidAppear", "1 was turned",
      ])
    book.journal.expectBalance(visible: ["2"])
    #expect(book.pages.children.count == 1)
  }

  @Test("C9 a swipe that is let go of leaves the page, balanced")
  func cancelledSwipe() {
    let book = PageFixture(3)
    book.stage.userBeginsTurn(.forward, of: book.pages)
    book.stage.userEndsTurn(of: book.pages, completed: false)
    book.stage.settle()
    #expect(book.shown == ["1"])
    #expect(
      book.journal.take(.appearance, .listener) == [
        "2 willTransition", "1 viewWillDisappear", "2 viewWillAppear", "2 viewWillDisappear",
        "2 viewDidDisappear", "1 viewWillAppear", "1 viewDidAppear", "1 was not turned",
      ])
    book.journal.expectBalance(visible: ["1"])
    #expect(book.pages.children.count == 1)
  }

  @Test("C9 a finger has let go of a page view that has left the screen")
  func leavesUnderFinger() {
    let book = PageFixture(3)
    book.stage.userBeginsTurn(.forward, of: book.pages)
    book.stage.run {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      book.pages.present(cover, animated: true)
    }
    book.stage.settle()
    #expect(book.shown == ["1"])
    #expect(book.pages.children.count == 1)
    #expect(book.pages.transitionCoordinator == nil)
    #expect(book.journal.take(.listener) == ["2 willTransition", "1 was not turned"])
    #expect(!book.stage.userEndsTurn(of: book.pages, completed: true))
    book.stage.run { book.pages.dismiss(animated: true) }
    book.stage.settle()
    book.journal.expectBalance(visible: ["1"])
    book.stage.userBeginsTurn(.forward, of: book.pages)
    book.stage.userEndsTurn(of: book.pages, completed: true)
    book.stage.settle()
    #expect(book.shown == ["2"])
  }

  @Test("C9 there is no page before the first and after the last")
  func ends() {
    let book = PageFixture(2)
    #expect(!book.stage.userBeginsTurn(.reverse, of: book.pages))
    book.stage.userBeginsTurn(.forward, of: book.pages)
    book.stage.userEndsTurn(of: book.pages, completed: true)
    book.stage.settle()
    #expect(!book.stage.userBeginsTurn(.forward, of: book.pages))
    #expect(book.shown == ["2"])
  }

  @Test("C9 code turns without the delegate", arguments: [true, false])
  func byCode(animated: Bool) {
    let book = PageFixture(1)
    var ended: [Bool] = []
    book.stage.run {
      book.pages.setViewControllers(
        [book.make("X")], direction: .forward, animated: animated, completion: { ended.append($0) })
    }
    #expect(book.shown == ["X"])
    #expect(ended == (animated ? [] : [true]))
    book.stage.settle()
    #expect(ended == [true])
    #expect(book.journal.take(.listener) == [])
    book.journal.expectBalance(visible: ["X"])
  }

  @Test("C9 a turn that code asks for during another comes after it")
  func overlap() {
    let book = PageFixture(1)
    book.stage.run {
      for name in ["X", "Y"] {
        book.pages.setViewControllers([book.make(name)], direction: .forward, animated: true)
      }
    }
    book.stage.settle()
    #expect(book.shown == ["Y"])
    book.journal.expectBalance(visible: ["Y"])
  }

  @Test("C9 pages hear of their parent, and leave it")
  func parents() {
    let book = PageFixture(2)
    weak let first = book.pages.viewControllers?.first
    book.stage.userBeginsTurn(.forward, of: book.pages)
    book.stage.userEndsTurn(of: book.pages, completed: true)
    book.stage.settle()
    #expect(
      book.journal.take(.parents, of: "2") == [
        "2 willMove(UIPageViewController)", "2 didMove(UIPageViewController)",
      ])
    #expect(first == nil, "a page that was turned is released")
  }

  @Test("C9: the wrong number of pages is an exception")
  func wrongNumber() {
    let book = PageFixture(1)
    book.stage.run {
      book.pages.setViewControllers([], direction: .forward, animated: false)
    }
    #expect(book.shown == ["1"])
    #expect(
      book.stage.faults == [
        "The number of view controllers provided (0) doesn't match the number required (1) for the "
          + "requested transition"
      ])
  }
}
