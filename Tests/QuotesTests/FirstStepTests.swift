import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

@testable import Quotes

/// The first step of the pattern: one coordinator, three screens.
@Suite(.nothingStays) @MainActor struct FirstStepTests {
  @Test func `one coordinator runs the app, without children`() throws {
    let reader = try Reader()
    try reader.user.tap("Settings")
    let coordinators = Mirror(reflecting: try #require(reader.delegate)).children.compactMap {
      $0.value as? Coordinator
    }
    #expect(coordinators.count == 1)
    #expect(coordinators.first?.childCoordinators == [])
  }

  @Test func `a screen is made by instantiate(), and knows no coordinator`() {
    let types: [any Storyboardable.Type] = [
      QuoteListViewController.self, QuoteViewController.self, SettingsViewController.self,
    ]
    for type in types {
      let screen = type.instantiate()
      #expect(Swift.type(of: screen) == type)
      #expect(screen !== type.instantiate())
      let stored = Mirror(reflecting: screen).children.map { "\(Swift.type(of: $0.value))" }
      #expect(!stored.contains { $0.contains("Coordinator") })
    }
  }

  @Test func `the list reports didShowQuote and didShowSettings`() {
    let list = QuoteListViewController.instantiate()
    list.quotes = Quote.all
    var shown: [Quote] = []
    var settings = 0
    list.didShowQuote = { shown.append($0) }
    list.didShowSettings = { settings += 1 }
    list.loadViewIfNeeded()
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
    list.navigationItem.rightBarButtonItem?.userTap()
    #expect(shown == [Quote.all[2]])
    #expect(settings == 1)
  }

  @Test func `settings report didHide`() {
    let settings = SettingsViewController.instantiate()
    var count = 0
    settings.didHide = { count += 1 }
    settings.loadViewIfNeeded()
    settings.navigationItem.rightBarButtonItem?.userTap()
    #expect(count == 1)
  }

  @Test func `a session that ends releases the app`() throws {
    let reader = try Reader()
    try reader.user.tap("Settings")
    weak let delegate = reader.delegate
    weak let list = reader.stack?.viewControllers.first
    weak let sheet = reader.stack?.presentedViewController
    #expect(delegate != nil && list != nil && sheet != nil)
    reader.user.session.end()
    #expect(delegate == nil && list == nil && sheet == nil)
  }

  @Test func `two readers do not see each other's settings`() throws {
    let (one, other) = (try Reader(), try Reader())
    try one.user.tap("Settings")
    try one.user.tap("By author")
    try one.user.tap("Done")
    #expect(other.user.title == "Quotes")
    #expect(other.rows.map(\.label) != one.rows.map(\.label))
  }
}
