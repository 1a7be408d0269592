import Foundation
import Testing

/// What is public and is not compared with Apple's declarations.
@Suite struct UncomparedTests {
  @Test("UIKit.md names every file that has such declarations, and no other")
  func documented() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: repository.appendingPathComponent("Documentation/UIKit.md"), encoding: .utf8)
    let section = try #require(
      page.components(separatedBy: "## Public, and not compared with Apple's\n").last)
    let documented = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "|").first }
      .flatMap { $0.matches(of: /`([\w+]+)`/).map { String($0.1) } }
    #expect(documented.count == Set(documented).count)
    #expect(Set(documented) == (try Self.files(in: repository)))
  }

  private static func files(in repository: URL) throws -> Set<String> {
    let sources = repository.appendingPathComponent("Sources/UIKit")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return Set(
      try paths.filter { $0.hasSuffix(".swift") }.map { sources.appendingPathComponent($0) }
        .filter {
          try String(contentsOf: $0, encoding: .utf8)
            .contains("@_documentation(visibility: internal)")
        }
        .map { $0.deletingPathExtension().lastPathComponent })
  }
}
