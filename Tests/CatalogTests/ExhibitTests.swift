import AppHost
import Catalog
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@Suite(.nothingStays) @MainActor struct ExhibitTests {
  private let user: VirtualUser

  init() throws {
    user = try VirtualUser(running: App(name: "Catalog") { _ in makeCatalogDelegate() })
    // There are more than a list shows at first.
    try user.scroll()
  }

  /// The exhibits as the first screen lists them.
  private var names: [String] {
    user.session.tree.root.all { $0.role == .row }.map(\.label)
  }

  private var readOut: String? {
    user.session.tree.root.first { $0.identifier == "read-out" }?.label
  }

  @Test func `each says what it is, and lets the user back`() throws {
    #expect(names.count > 40)
    for name in names {
      try user.tap(name)
      #expect(user.title == name)
      let sentence = user.session.tree.screen?.first { $0.role == .text }?.label ?? ""
      #expect(sentence.hasSuffix("."), "\(name) says “\(sentence)”.")
      try user.goBack()
      #expect(user.title == "Catalog")
    }
    #expect(user.session.faults == [])
  }

  private typealias Step = @MainActor (VirtualUser) throws -> Void

  @Test func `controls report what a person did with them`() throws {
    let table: [(exhibit: String, step: Step, readOut: String)] = [
      ("Buttons", { try $0.tap("Tinted") }, "Tinted was pressed."),
      ("Switch", { try $0.toggle("Sounds") }, "Sounds are off."),
      ("Slider", { try $0.adjust("Brightness", to: 0.8) }, "Brightness is 80 percent."),
      ("Slider", { try $0.adjust("Volume", to: 6.6) }, "Volume is 7."),
      ("Stepper", { try $0.tap("Increment") }, "There are 3 copies."),
      ("Segmented control", { try $0.choose("Week") }, "Week is chosen."),
      ("Page control", { try $0.adjust("Pages", to: 2) }, "This is page 3 of 5."),
      ("Picker", { try $0.choose("Grey") }, "Medium, Grey is chosen."),
      ("Progress", { try $0.tap("Go on") }, "40 percent are done."),
      ("Activity", { try $0.tap("Start or stop") }, "It rests."),
      ("Stack views", { try $0.tap("Add") }, "The row holds 1."),
      ("Text fields", { try $0.type("Ada", into: "Name") }, "Name holds 3 characters."),
      (
        "Text fields",
        {
          try $0.type("A", into: "Name")
          try $0.submit("Name")
        }, "Name: return"
      ),
      ("Text view", { try $0.type("1\n2\n3", into: "Notes") }, "The notes have 3 lines."),
      ("Plain table", { try $0.tap("Mint") }, "Mint is chosen."),
      ("Grouped table", { try $0.tap("Dill") }, "Dill is chosen."),
      ("Inset grouped table", { try $0.tap("Pear") }, "Pear is chosen."),
      ("Search bar", { try $0.tap("Authors") }, "Authors are searched."),
      ("Search bar", { try $0.tap("Bookmarks") }, "These are the bookmarks."),
      ("Scroll view", { try $0.tap("Scroll to the end") }, "It was scrolled by 320 points."),
      ("Animations", { try $0.tap("Fade") }, "It is gone."),
      (
        "Animations", { try $0.tap("Move with an animator") },
        "It stands 20 points to the right."
      ),
      ("Large titles", { try $0.toggle("Large") }, "The title is small."),
      ("Table cells", { try $0.tap("With a subtitle") }, "With a subtitle was tapped."),
      ("Table cells", { try $0.tap("More Info") }, "More about “With details”."),
      ("Outline", { try $0.tap("Emma") }, "Emma is chosen."),
      ("Outline", { try $0.tap("More Info", in: "Emma") }, "More about “Emma”."),
      ("Outline", { try $0.tap("Expand") }, "Poems is open."),
      ("Outline", { try $0.tap("Collapse") }, "Novels is closed."),
      ("Gestures", { try $0.tap("Tap here") }, "One tap."),
      ("Gestures", { try $0.tap("Tap twice here") }, "Two taps."),
      ("Gestures", { try $0.longPress("Hold here") }, "A finger that stayed."),
      ("Gestures", { try $0.swipe("Swipe here", .right) }, "A swipe to the right."),
      ("Titles", { try $0.tap("Like") }, "It is liked."),
      ("Bars", { try $0.tap("Reply") }, "Reply was pressed."),
      ("Grid", { try $0.tap("Moss") }, "Moss is chosen."),
      ("Child controllers", { try $0.tap("Count in the child") }, "The child has counted to 1."),
    ]
    for (exhibit, step, expected) in table {
      try user.tap(exhibit)
      #expect(readOut == "It has reported nothing yet.")
      try step(user)
      #expect(readOut == expected)
      try user.goBack()
    }
    #expect(user.session.faults == [])
  }

  @Test func `what is shown over an exhibit tells it what became of it`() throws {
    let table: [(exhibit: String, button: String, answer: String, readOut: String)] = [
      ("Alerts", "Alert", "Keep a copy", "Keep a copy was chosen."),
      ("Alerts", "Action sheet", "Delete", "Delete was chosen."),
      ("Presentations", "Sheet", "Done", "Sheet was closed."),
      ("Presentations", "Sheet with two heights", "Done", "Sheet with two heights was closed."),
      ("Presentations", "Popover", "Done", "Popover was closed."),
      ("Presentations", "Full screen", "Done", "Full screen was closed."),
      ("Custom transition", "Curtain", "Done", "The curtain is up."),
      ("Tabs", "Tab bar", "Done", "Tab bar was closed."),
    ]
    for (exhibit, button, answer, expected) in table {
      try user.tap(exhibit)
      try user.tap(button)
      #expect(user.session.tree.depth > 1)
      try user.tap(answer)
      #expect(readOut == expected)
      try user.goBack()
    }
    #expect(user.session.faults == [])
  }

  @Test func `menus open, and tell what was chosen in them`() throws {
    try user.tap("Menus")
    try user.tap("Send")
    try user.tap("Later")
    try user.tap("Tonight")
    #expect(readOut == "Tonight was chosen.")
    try user.tap("Small")
    try user.tap("Large")
    #expect(readOut == "Large was chosen.")
    #expect(user.sees("Large"))
    #expect(!user.sees("Small"))
    try user.tap("Press or hold")
    #expect(readOut == "It was pressed.")
    try user.longPress("Press or hold")
    try user.tap("Fold")
    #expect(readOut == "Fold was chosen.")
    try user.tap("More")
    try user.tap("Duplicate")
    #expect(readOut == "Duplicate was chosen.")
    #expect(user.session.faults == [])
  }

  @Test func `a table is edited row by row`() throws {
    try user.tap("Table editing")
    try user.tap("Edit")
    try user.tap("Move Down", in: "Basel")
    #expect(readOut == "Basel is stop 2.")
    try user.tap("Delete", in: "Bern")
    #expect(readOut == "Bern is deleted.")
    try user.tap("Insert")
    #expect(readOut == "Stop 3 is new.")
    try user.tap("Done")
    #expect(readOut == "The stops: Olten, Basel, Stop 3.")
    #expect(user.session.faults == [])
  }

  @Test func `the screen that follows calls the way back as the one before it wants`() throws {
    try user.tap("Titles")
    try user.tap("Next screen")
    try user.tap("To the titles")
    #expect(user.title == "Titles")
    try user.toggle("Segments in place of the title")
    try user.tap("New")
    #expect(readOut == "New letters.")
    try user.tap("Like")
    #expect(readOut == "It is liked.")
  }

  @Test func `a stack leads deeper, and all the way up`() throws {
    try user.tap("Navigation")
    for level in 1...3 {
      try user.tap("Deeper")
      #expect(user.title == "Level \(level)")
    }
    try user.goBack()
    #expect(user.title == "Level 2")
    try user.tap("All the way up")
    #expect(user.title == "Navigation")
  }

  @Test func `pictures come from bytes and from files`() throws {
    try user.tap("Images")
    for label in ["The sun, from bytes", "The sun, from a file"] {
      let picture = user.session.tree.root.first { $0.label == label }?.picture
      #expect(picture != nil, "\(label)")
    }
  }

  @Test func `a date picker reports dates in its own time zone`() throws {
    try user.tap("Date picker")
    try user.pick(Date(timeIntervalSince1970: 1_800_003_600), in: "Meeting")
    #expect(readOut == "Meeting: 2027-01-15T10:00:00")
    try user.pick(Date(timeIntervalSinceReferenceDate: 5400), in: "Timer")
    #expect(readOut == "Timer: 90 minutes")
  }

  @Test func `what is closed does not answer`() throws {
    try user.tap("Buttons")
    #expect(throws: UserError.self) { try user.tap("Closed") }
    try user.goBack()
    try user.tap("Segmented control")
    #expect(throws: UserError.self) { try user.choose("Month") }
  }

  @Test func `a momentary segment is not kept`() throws {
    try user.tap("Segmented control")
    try user.choose("On")
    #expect(readOut == "On is chosen.")
    let control = user.session.tree.root.first { $0.label == "Direction" }
    #expect(control?.children.contains { $0.state.contains(.selected) } == false)
  }

  @Test func `a list that is pulled down is loaded anew`() async throws {
    try user.tap("Refresh control")
    try user.refresh()
    try await user.settle()
    #expect(readOut == "It was loaded anew, 1 in all.")
    #expect(user.sees("Loaded anew, 1"))
  }

  @Test func `a list goes to where code scrolls it, and back`() throws {
    try user.tap("Long table")
    try user.tap("To 50,000")
    #expect(user.sees("Row 50000"))
    #expect(!user.sees("Row 1"))
    try user.tap("To the top")
    #expect(user.sees("Row 1"))
    try user.goBack()
    try user.tap("Carousel")
    try user.tap("To Dawn")
    let tree = user.session.tree
    #expect(tree.scrolledLists.map { tree[$0.target]?.label } == ["Dawn"])
    #expect(user.session.faults == [])
  }

  @Test func `a child controller can be swapped for another`() throws {
    try user.tap("Child controllers")
    try user.tap("Count in the child")
    try user.tap("Swap the child")
    try user.tap("Count in the child")
    #expect(readOut == "The child has counted to 1.")
    #expect(user.session.faults == [])
  }
}
