import Foundation
import Testing

/// What the documentation shows is what the tests compile, indentation aside.
struct CatalogTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let catalog = tests.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Coordinators/Coordinators.docc")

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
}
