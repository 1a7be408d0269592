import AppHost
import Testing
import UIKit

/// What an app wants to be read out.
@MainActor struct AnnouncementTests {
  @Test func `the host hears texts, and no other news of the app's`() throws {
    let stage = try Stage { screen in
      screen.button("Add") {
        UIAccessibility.post(notification: .announcement, argument: "Added to the basket")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      }
    }
    var heard: [String] = []
    stage.session.onAnnouncement = { heard.append($0) }
    stage.tap("Add")
    #expect(heard == ["Added to the basket"])
    #expect(stage.session.announcements == heard)
  }
}
