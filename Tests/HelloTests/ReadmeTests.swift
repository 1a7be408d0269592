import CoordinatorTesting
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

  @Test func `its tests of flows are those of Notes, which are run`() throws {
    let section = try #require(
      readme.split(separator: "## Test your flows on Linux").last?.split(separator: "\n## ").first)
    let tests = try ["FlowTests", "CrawlTests"].map {
      try String(
        contentsOf: Self.root.appending(path: "Examples/Notes/Tests/NotesTests/\($0).swift"),
        encoding: .utf8)
    }
    func plain(_ text: some StringProtocol) -> String {
      text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
    let blocks = section.matches(of: /```swift\n([^`]*(`[^`]+`)?[^`]*)```/).map {
      plain($0.output.1)
    }
    #expect(blocks.count == 2)
    for block in blocks { #expect(plain(tests.joined()).contains(block)) }
  }

  @Test func `its output is what the program prints, and nothing stays of what it shows`()
    async throws
  {
    try await VirtualUser.expectNoLeaks {
      let output = try Hello.visit()
      #expect(readme.contains("```\n\(output)\n```"))
    }
  }

  @Test func `its pictures are there`() throws {
    for match in readme.matches(of: /\]\((Documentation\/[^)]+)\)/) {
      let file = Self.root.appending(path: String(match.output.1))
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }
}
