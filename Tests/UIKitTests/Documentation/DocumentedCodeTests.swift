import Foundation
import Testing

/// What the documentation shows is what the tests compile.
@Suite struct DocumentedCodeTests {
  @Test("Every piece of Swift in Swift-on-Linux.md is in SwiftOnLinuxTests.swift, to the letter")
  func swiftOnLinux() throws {
    let here = URL(fileURLWithPath: #filePath)
    let repository = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: repository.appendingPathComponent("Documentation/Swift-on-Linux.md"),
      encoding: .utf8)
    let source = try String(
      contentsOf: here.deletingLastPathComponent().appendingPathComponent(
        "SwiftOnLinuxTests.swift"), encoding: .utf8)
    let pieces = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    #expect(pieces.count > 5)
    for piece in pieces { #expect(source.contains(piece), "\(piece)") }
  }
}
