import Foundation
import Testing

/// The crawl and the map of an app in a process of its own, in which a trap is a real one.
@Suite(.serialized) final class `The crawl command` {
  private struct Result {
    let status: Int32
    let output: String
    let complaint: String
  }

  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Beside the tests' own program.
  private func trapdoor(_ arguments: String...) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "Trapdoor")
    process.arguments = arguments
    let (output, complaint) = (path("output"), path("complaint"))
    for file in [output, complaint] { try Data().write(to: URL(filePath: file)) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: complaint)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOfFile: output, encoding: .utf8),
      complaint: try String(contentsOfFile: complaint, encoding: .utf8))
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      let kind: String
      let subject: String
      let message: String
      let script: [String]?
    }

    let states: Int
    let tried: Int
    let complete: Bool
    let findings: [Finding]
  }

  private func report(_ result: Result) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }

  private func expectAll(of report: Report) throws {
    #expect(report.complete)
    // The hall, the room, and the room with light: the crawl has gone on after the trap.
    #expect(report.states == 3)
    #expect(report.findings.map(\.kind) == ["trap", "unreachedScreen"])
    let trap = try #require(report.findings.first)
    #expect(trap.script == [#"tap "Room""#, #"tap "Step""#])
    #expect(trap.message.hasSuffix("Fatal error: The floor gives way"))
    #expect(report.findings.last?.subject == "CellarViewController")
    #expect(report.findings.last?.script == nil)
  }

  @Test func `makes a trap a finding with its script, and goes on`() throws {
    let result = try trapdoor("crawl", "--json")
    #expect(result.status == 1)
    try expectAll(of: report(result))
  }

  @Test func `tells people the same, and writes scripts`() throws {
    let result = try trapdoor("crawl", "--scripts", path("scripts"))
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("Trapdoor: 3 states, "))
    #expect(result.output.contains("\ncrash: "))
    #expect(result.output.contains("\n  tap \"Room\"\n  tap \"Step\"\n"))
    #expect(result.output.hasSuffix("\n2 findings\n"))
    let script = try String(contentsOfFile: path("scripts/1-trap.script"), encoding: .utf8)
    #expect(script.hasPrefix("# "))
    #expect(script.contains("tap \"Room\"\ntap \"Step\""))
  }

  @Test func `goes on from its journal, and does nothing where all is done`() throws {
    let journal = path("journal")
    let cut = try trapdoor("crawl", "--json", "--max-depth", "1", "--journal", journal)
    #expect(try report(cut).complete == false)
    let length = try Data(contentsOf: URL(filePath: journal)).count
    try expectAll(of: report(try trapdoor("crawl", "--json", "--journal", journal)))
    #expect(try Data(contentsOf: URL(filePath: journal)).count > length)
  }

  @Test func `shards put together are the whole`() throws {
    for shard in ["1", "2"] {
      _ = try trapdoor("crawl", "--shard", "\(shard)/2", "--journal", path(shard))
    }
    let merged = try trapdoor("crawl", "merge", path("1"), path("2"), "--json")
    #expect(merged.status == 1)
    try expectAll(of: report(merged))
  }

  @Test func `a journal that is none is refused in one line`() throws {
    let result = try trapdoor("crawl", "merge", path("nowhere"))
    #expect(result.status == 2)
    #expect(result.complaint.hasPrefix("trapdoor: "))
    #expect(result.complaint.contains("nowhere"))
  }

  @Test func `the map has the screens and the ways, and survives the trap`() throws {
    let result = try trapdoor("map", "--format", "mermaid")
    #expect(result.status == 0)
    #expect(result.output.contains("Hall"))
    #expect(result.output.contains("Room"))
    let saved = try trapdoor("map", "--output", path("map.json"))
    #expect(saved.output == "\(path("map.json")): 2 screens, 2 ways between them\n")
  }

  @Test func `two maps are compared`() throws {
    _ = try trapdoor("map", "--output", path("whole.json"))
    _ = try trapdoor("map", "--max-states", "1", "--output", path("part.json"))
    let same = try trapdoor("map", "diff", path("whole.json"), path("whole.json"))
    #expect(same.status == 0)
    let different = try trapdoor("map", "diff", path("part.json"), path("whole.json"))
    #expect(different.status == 1)
    #expect(different.output.contains("RoomViewController"))
  }
}
