import Foundation
import Testing

@testable import Hello

/// What the README shows is what is here.
@MainActor struct ReadmeTests {
  private let readme: String
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func `its program is the one that is compiled`() throws {
    let source = try String(
      contentsOf: Self.root.appending(path: "Examples/Hello/Hello.swift"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(source)```"))
  }

  @Test func `its output is what the program prints`() throws {
    let output = try Hello.visit()
    #expect(readme.contains("```\n\(output)\n```"))
  }

  @Test func `its pictures are there`() throws {
    for match in readme.matches(of: /\]\((Documentation\/[^)]+)\)/) {
      let file = Self.root.appending(path: String(match.output.1))
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }
}
