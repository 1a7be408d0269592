import CoordinatorTesting
import Foundation
import Testing

/// What the documentation says that a user can do.
@Suite struct DocumentedStepTests {
  @Test("each line of Testing.md is one that a script may have, as it would be written")
  func written() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: repository.appendingPathComponent("Documentation/Testing.md"), encoding: .utf8)
    let section = try #require(
      page.components(separatedBy: "## What a user can do\n").last?.components(
        separatedBy: "\n## "
      ).first)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 20)
    for row in rows {
      let column = try #require(row.split(separator: "|").last { !$0.allSatisfy(\.isWhitespace) })
      let lines = column.matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!lines.isEmpty)
      for line in lines { #expect(try Step(line).description == line) }
    }
  }
}
