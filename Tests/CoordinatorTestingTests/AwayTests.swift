import CoordinatorTesting
import Foundation
import Testing
import UIKit

/// Leaving the app, and links to it.
@MainActor struct AwayTests {
  @Test func `a user who is away can only come back`() throws {
    let stage = try Stage { screen in screen.button("Go") { screen.title = "Gone" } }
    try stage.user.leaveApp()
    let error = #expect(throws: UserError.self) { try stage.user.tap("Go") }
    #expect(error?.description.contains("the user has left the app") == true)
    try stage.user.returnToApp()
    try stage.user.tap("Go")
    #expect(stage.user.title == "Gone")
  }

  @Test func `a link that the app does not hear of fails`() throws {
    let stage = try Stage()
    let link = try #require(URL(string: "photos:7"))
    let error = #expect(throws: UserError.self) { try stage.user.open(link) }
    #expect(error?.description.contains("open photos:7") == true)
  }
}
