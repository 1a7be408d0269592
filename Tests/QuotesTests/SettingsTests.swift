import AppHost
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Quotes

@Suite(.nothingStays) @MainActor struct SettingsTests {
  private let reader: Reader
  private var user: VirtualUser { reader.user }

  init() throws {
    reader = try Reader()
    try reader.user.tap("Settings")
  }

  @Test func `they are presented`() {
    #expect(user.title == "Settings")
    #expect(user.session.tree.layers.map(\.role) == [.window, .sheet])
    #expect(reader.topRight == "Done")
    #expect(reader.rows.map(\.label) == ["As collected", "By author"])
  }

  @Test("they are closed with Done, and by a swipe down", arguments: ["Done", "swipe", "back"])
  func closed(exit: String) throws {
    weak let sheet = reader.stack?.presentedViewController
    weak let screen = (sheet as? UINavigationController)?.topViewController
    #expect(screen is SettingsViewController)
    switch exit {
    case "Done": try user.tap("Done")
    case "swipe": try user.swipeDown()
    default: try user.goBack()
    }
    #expect(user.title == "Quotes")
    #expect(user.session.tree.layers.count == 1)
    #expect(sheet == nil)
    #expect(screen == nil)
    #expect(user.session.faults == [])

    try user.tap("Settings")
    #expect(user.title == "Settings")
  }

  @Test func `a swipe down let go of changes nothing`() throws {
    let before = user.session.tree
    try user.swipeDown(.begin)
    try user.swipeDown(.cancel)
    #expect(user.session.tree == before)
  }

  @Test func `the list can be ordered by author, and the choice is kept and marked`() throws {
    try user.tap("By author")
    #expect(user.title == "Settings")
    try user.tap("Done")
    let authors = Quote.all.map(\.author).sorted()
    let shown = reader.rows.compactMap { row in authors.first { row.label.hasSuffix($0) } }
    #expect(shown == authors)

    try user.tap("Settings")
    try user.tap("As collected")
    try user.tap("Done")
    #expect(reader.rows.map(\.label) == Quote.all.map { "\($0.text), \($0.author)" })
  }

  @Test func `the chosen order is marked`() throws {
    #expect(reader.rows.filter { $0.state.contains(.selected) }.map(\.label) == ["As collected"])
    try user.tap("By author")
    #expect(reader.rows.filter { $0.state.contains(.selected) }.map(\.label) == ["By author"])
  }

  @Test func `a choice that cannot be saved says so, and lasts until the reader leaves`() throws {
    try user.tap("By author")
    #expect(user.sees("This setting lasts until you leave: it cannot be saved."))
    try user.tap("Done")
    #expect(reader.rows.first?.label.hasSuffix("Ada Lovelace") == true)
    try user.tap("Settings")
    #expect(reader.rows.filter { $0.state.contains(.selected) }.map(\.label) == ["By author"])
  }

  @Test func `a choice outlives the process, on its own device`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try QuotesApp(dataFolder: folder)
    func start(_ device: String) throws -> VirtualUser {
      try VirtualUser(
        running: App(name: "Quotes") { app.makeDelegate(device: $0.id) },
        on: App.Device(id: device))
    }
    let first = try start("phone")
    try first.tap("Settings")
    try first.tap("By author")
    #expect(!first.sees("This setting lasts until you leave: it cannot be saved."))
    first.session.end()
    func firstRow(_ user: VirtualUser) -> String? {
      user.session.tree.root.first { $0.role == .row }?.label
    }
    #expect(try firstRow(start("phone"))?.hasSuffix("Ada Lovelace") == true)
    #expect(try firstRow(start("tablet"))?.hasSuffix("Aristotle") == true)
  }

  @Test func `a row of the reordered list leads to its own quote`() throws {
    try user.tap("By author")
    try user.tap("Done")
    try user.tap("Well begun is half done.")
    #expect(user.title == "Aristotle")
    #expect(user.sees("Well begun is half done."))
  }
}
