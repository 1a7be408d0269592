import Testing
import UIKit

@MainActor @Suite struct SearchTests {
  @Test("editing the bar begins the search, which is presented by its screen")
  func begin() {
    let app = SearchFixture()
    app.stage.userTypes("a", into: app.search.searchBar)
    #expect(app.search.isActive)
    #expect(app.screen.presentedViewController === app.search)
    app.stage.settle()
    #expect(
      app.journal.take(.listener) == [
        "didBeginEditing", "willPresent", "update “”", "changed to “a”", "update “a”",
        "didPresent",
      ])
    #expect(app.search.searchBar.showsCancelButton)
    #expect(app.search.searchBar.showsScopeBar)
  }

  @Test("the results appear while there is text, presented by the search; the screen stays")
  func results() {
    let app = SearchFixture()
    app.stage.userTypes("a", into: app.search.searchBar)
    app.stage.settle()
    app.journal.expectBalance(visible: ["screen", "results"])
    #expect(app.results.presentingViewController === app.screen)
    app.stage.userTypes("", into: app.search.searchBar)
    app.stage.settle()
    app.journal.expectBalance(visible: ["screen"])
    #expect(app.search.isActive)
    app.stage.run { app.search.showsSearchResultsController = true }
    app.journal.expectBalance(visible: ["screen", "results"])
  }

  @Test("Cancel ends the search and empties the bar")
  func cancel() {
    let app = SearchFixture()
    app.stage.userTypes("a", into: app.search.searchBar)
    app.stage.settle()
    _ = app.journal.take(.listener)
    #expect(app.stage.userCancels(app.search.searchBar))
    app.stage.settle()
    #expect(
      app.journal.take(.listener) == ["cancel", "willDismiss", "update “”", "didDismiss"])
    #expect(!app.search.isActive)
    #expect(app.search.searchBar.text == "")
    #expect(!app.search.searchBar.showsCancelButton)
    #expect(app.screen.presentedViewController == nil)
    app.journal.expectBalance(visible: ["screen"])
    #expect(!app.stage.userCancels(app.search.searchBar), "the button is gone")
  }

  @Test("code that dismisses ends the search too")
  func dismissal() {
    let app = SearchFixture()
    app.stage.userTypes("a", into: app.search.searchBar)
    app.stage.settle()
    app.stage.perform { app.screen.dismiss(animated: true) }
    #expect(!app.search.isActive)
    #expect(app.search.searchBar.text == "")
  }

  @Test("code begins and ends a search by isActive")
  func byCode() {
    let app = SearchFixture()
    app.stage.perform { app.search.isActive = true }
    #expect(app.search.isActive)
    #expect(app.search.searchBar.isFirstResponder)
    app.stage.perform { app.search.isActive = false }
    #expect(!app.search.isActive)
    #expect(!app.search.searchBar.isFirstResponder)
    #expect(app.stage.faults == [])
  }

  enum Moment: CaseIterable { case inTheTurnOfThePush, whileItMoves, afterIt }

  @Test(
    "under a screen that has been pushed over it a search ends as well", arguments: Moment.allCases,
    [true, false])
  func covered(moment: Moment, byIsActive: Bool) {
    let app = SearchFixture()
    app.stage.userTypes("a", into: app.search.searchBar)
    app.stage.settle()
    _ = app.journal.take()
    func end() {
      if byIsActive { app.search.isActive = false } else { app.screen.dismiss(animated: true) }
    }
    app.stage.run {
      app.stack.pushViewController(UIViewController(), animated: true)
      if moment == .inTheTurnOfThePush { end() }
    }
    if moment == .whileItMoves {
      app.stage.pass(0.1)
      app.stage.run(end)
    }
    app.stage.settle()
    if moment == .afterIt { app.stage.perform(end) }
    #expect(app.journal.take(.listener) == ["willDismiss", "update “”", "didDismiss"])
    #expect(!app.search.isActive)
    #expect(app.search.searchBar.text == "")
    #expect(app.screen.presentedViewController == nil)
    app.stage.perform { app.stack.popViewController(animated: true) }
    app.journal.expectBalance(visible: ["screen"])
    #expect(app.stage.faults == [])
  }

  @Test("scopes and return are heard")
  func scopes() {
    let app = SearchFixture()
    #expect(!app.stage.userSelectsScope(1, of: app.search.searchBar), "no scopes yet")
    app.stage.userTypes("a", into: app.search.searchBar)
    app.stage.settle()
    _ = app.journal.take(.listener)
    #expect(app.stage.userSelectsScope(1, of: app.search.searchBar))
    #expect(app.stage.userSearches(in: app.search.searchBar))
    #expect(app.journal.take(.listener) == ["update “a”", "scope 1", "search"])
  }

  @Test("a search bar that is shown by hand is no longer shown by itself")
  func byHand() {
    let app = SearchFixture()
    app.search.searchBar.showsCancelButton = false
    app.search.searchBar.showsScopeBar = false
    app.stage.userTypes("a", into: app.search.searchBar)
    #expect(!app.search.automaticallyShowsCancelButton)
    #expect(!app.search.searchBar.showsCancelButton)
    #expect(!app.search.searchBar.showsScopeBar)
  }

  @Test("the search and its results go with their screen")
  func release() {
    let stage = Stage()
    weak var search: UISearchController?
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    stage.show(stack)
    stage.settle()
    stage.perform {
      let screen = UIViewController()
      let made = UISearchController(searchResultsController: UIViewController())
      search = made
      screen.navigationItem.searchController = made
      stack.pushViewController(screen, animated: true)
    }
    stage.perform { search?.isActive = true }
    stage.perform { search?.isActive = false }
    #expect(search != nil)
    stage.perform { stack.popViewController(animated: true) }
    #expect(search == nil)
  }
}
