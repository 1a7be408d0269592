import Foundation
import Testing

@testable import Photos

@Suite("A tool")
struct ToolTests {
  func run(
    _ script: String, environment: [String: String] = [:], seconds: Int = 60
  ) async throws -> ToolResult {
    let tool = Tool(
      command: ["sh", "-c", script], environment: environment, memoryInMegabytes: 300,
      seconds: seconds)
    let folder = try TemporaryFolder()
    let file = try folder.write(Data("from the file".utf8), to: "input")
    return try await run(tool, on: file)
  }

  /// As it blocks, it gets a thread of its own.
  func run(_ tool: Tool, on file: URL) async throws -> ToolResult {
    try await WorkQueue(width: 1).run { try tool.run(input: FileHandle(forReadingFrom: file)) }
  }

  @Test(
    "turns its input into its output, within its limits",
    arguments: [
      ("cat", "from the file"),
      ("ulimit -v", "307200\n"),
      ("ulimit -t", "60\n"),
      ("echo $GREETING", "hello\n"),
      ("yes warning | head -c 1000000 >&2; echo done", "done\n"),
    ])
  func output(script: String, output: String) async throws {
    let result = try await run(script, environment: ["GREETING": "hello"])
    #expect(result == .output(Data(output.utf8)))
  }

  @Test("can fail", arguments: ["exit 1", "echo half; exit 2", "kill -KILL $$"])
  func failure(script: String) async throws {
    #expect(try await run(script) == .failed)
  }

  @Test("may not be there")
  func missing() async throws {
    let tool = Tool(
      command: ["no-such-program"], environment: [:], memoryInMegabytes: 100, seconds: 1)
    #expect(try await run(tool, on: URL(filePath: "/dev/null")) == .notFound)
  }

  @Test("is stopped when its time is up, even if it does not listen")
  func time() async throws {
    #expect(try await run("trap '' TERM; exec sleep 600", seconds: 0) == .failed)
  }
}
