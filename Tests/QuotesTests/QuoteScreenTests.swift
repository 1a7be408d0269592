import AppHost
import CoordinatorTesting
import Testing
import UIKit

@testable import Quotes

@Suite(.nothingStays) @MainActor struct QuoteScreenTests {
  @Test(arguments: Quote.all.indices)
  func `a row leads to its quote's screen`(index: Int) throws {
    let reader = try Reader()
    let quote = Quote.all[index]
    try reader.user.tap(quote.text)
    #expect(reader.user.title == quote.author)
    #expect(reader.user.sees(quote.text))
    #expect(reader.user.sees("— \(quote.author)"))
    #expect(reader.user.session.faults == [])
  }

  @Test("and back to the list, and is released", arguments: ["back button", "swipe back"])
  func back(exit: String) throws {
    let reader = try Reader()
    let before = reader.user.session.tree
    try reader.user.tap("Well begun is half done.")
    weak let screen = reader.stack?.topViewController
    #expect(screen is QuoteViewController)
    switch exit {
    case "back button": try reader.user.tap("Quotes")
    default: try reader.user.swipeBack()
    }
    #expect(reader.user.session.tree == before)
    #expect(screen == nil)
  }

  @Test func `a swipe back let go of changes nothing`() throws {
    let reader = try Reader()
    try reader.user.tap("Well begun is half done.")
    let before = reader.user.session.tree
    try reader.user.swipeBack(.begin)
    try reader.user.swipeBack(.cancel)
    #expect(reader.user.session.tree == before)
  }

  @Test func `a double tap on a row shows its quote once`() throws {
    let reader = try Reader()
    let row = try #require(reader.rows.first).id
    #expect(reader.user.session.perform(.tap(row)) == .performed)
    #expect(reader.user.session.perform(.tap(row)) != .performed)
    reader.user.clock.runUntilIdle()
    #expect(reader.user.session.tree.depth == 1)
    #expect(reader.user.session.faults == [])
  }
}
