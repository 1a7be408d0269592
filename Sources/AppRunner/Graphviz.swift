import Foundation

/// Graphviz's `dot`, which lays out maps.
enum Graphviz {
  struct Missing: LocalizedError {
    var errorDescription: String? {
      "dot, which lays out the map, is not installed: install graphviz, or choose --format mermaid,"
        + " dot or json."
    }
  }

  struct Failed: LocalizedError {
    let message: String
    var errorDescription: String? { "dot could not lay out the map: \(message)" }
  }

  static func svg(_ graph: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let dot = folders.map({ "\($0)/dot" }).first(
        where: FileManager.default.isExecutableFile(atPath:))
    else { throw Missing() }
    // Through a file: two full pipes would wait for each other.
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gv")
    try graph.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: dot)
    process.arguments = ["-Tsvg", file.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let svg = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(message: "it ended with \(process.terminationStatus)")
    }
    return String(decoding: svg, as: UTF8.self)
  }
}
