import CoordinatorTesting
import UIKit
import XCTest

/// The virtual user in a test case of XCTest's. On Linux it runs a method on the main actor only where
/// that is `async`.
final class XCTestCaseTests: XCTestCase {
  @MainActor func testAFlowInOneStep() async throws {
    let stage = try Stage { screen in screen.button("Go") { screen.title = "Gone" } }
    try stage.user.tap("Go")
    XCTAssertEqual(stage.user.title, "Gone")
  }

  @MainActor func testAFlowThatWaits() async throws {
    let stage = try Stage { screen in
      screen.button("Later") { [weak screen] in
        Task {
          for _ in 1...5 { await Task.yield() }
          screen?.title = "Done"
        }
      }
    }
    try stage.user.tap("Later")
    try await stage.user.settle()
    XCTAssertEqual(stage.user.title, "Done")
  }

  @MainActor func testAFailureNamesTheCallersLine() async throws {
    let stage = try Stage()
    let line = #line + 1
    XCTAssertThrowsError(try stage.user.tap("Go")) { error in
      XCTAssertTrue("\(error)".hasPrefix("\(#fileID):\(line): could not tap “Go”"), "\(error)")
    }
  }
}
