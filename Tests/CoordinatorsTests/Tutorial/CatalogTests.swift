import Foundation
import Testing

/// What the documentation shows is what the tests compile, indentation aside.
struct CatalogTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Coordinators")
  private static let catalog = sources.appendingPathComponent("Coordinators.docc")

  private static func files(_ folder: URL, _ kind: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == kind }
  }

  /// The lines without what they are indented by, and without empty ones and imports.
  private static func bare(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }

  private static func compiled() throws -> [String] {
    try files(tests, "swift").map { bare(try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test("Every file of the tutorial is in the tests, to the letter")
  func tutorial() throws {
    let compiled = try Self.compiled()
    let shown = try Self.files(Self.catalog.appendingPathComponent("Resources"), "swift")
    #expect(shown.count > 10)
    for file in shown {
      let code = Self.bare(try String(contentsOf: file, encoding: .utf8))
      #expect(compiled.contains { $0.contains(code) }, "\(file.lastPathComponent)")
    }
  }

  @Test("Every piece of Swift in the articles is in the tests, to the letter")
  func articles() throws {
    let compiled = try Self.compiled()
    for article in try Self.files(Self.catalog.appendingPathComponent("Articles"), "md") {
      let text = try String(contentsOf: article, encoding: .utf8)
      let pieces = text.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "\n```").first }
      #expect(!pieces.isEmpty, "\(article.lastPathComponent)")
      for piece in pieces {
        let code = Self.bare(piece)
        #expect(compiled.contains { $0.contains(code) }, "\(article.lastPathComponent): \(piece)")
      }
    }
  }

  @Test("Every example in a doc comment is in the tests, to the letter")
  func docComments() throws {
    let compiled = try Self.compiled()
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.pathComponents.contains("Resources") }
    var count = 0
    for file in files ?? [] {
      for example in Self.examples(in: try String(contentsOf: file, encoding: .utf8)) {
        count += 1
        let code = Self.bare(example)
        #expect(compiled.contains { $0.contains(code) }, "\(file.lastPathComponent): \(example)")
      }
    }
    #expect(count >= 6)
  }

  /// What is indented by four and stands below an empty line of a doc comment.
  private static func examples(in text: String) -> [String] {
    var (examples, open): ([String], [String]?) = ([], nil)
    for line in text.split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line == "///" {
        open = open ?? []
      } else if line.hasPrefix("///     "), open != nil {
        open?.append(String(line.dropFirst(3)))
      } else {
        if let lines = open, !lines.isEmpty { examples.append(lines.joined(separator: "\n")) }
        open = nil
      }
    }
    return examples
  }
}
