public import Foundation

/// What a crawl does, as it does it: enough to go on from there in another process.
public enum JournalEntry: Codable, Sendable {
  /// A state that has not been seen before.
  case place(StateID, Place)
  /// Written before the app is started.
  case starting
  case started(Sighting)
  /// Written before the choice is made: if nothing follows, the process has not survived it.
  case taking(StateID, choice: Int)
  case took(Sighting)
  case trapped(String)
  /// A shorter script for a finding.
  case shortened(Finding)
  /// The crawl has come to its end, or to its limits (`cut`).
  case finished(cut: Bool)
}

extension Sighting: Codable {
  private enum Key: String, CodingKey {
    case state, problems
    case isOver = "over"
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    state = try object.decode(StateID.self, forKey: .state)
    problems = try object.decodeIfPresent([Problem].self, forKey: .problems) ?? []
    isOver = try object.decodeIfPresent(Bool.self, forKey: .isOver) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(state, forKey: .state)
    if !problems.isEmpty { try object.encode(problems, forKey: .problems) }
    if isOver { try object.encode(true, forKey: .isOver) }
  }
}

/// A journal in a file, an entry a line. Each is in the file before the call returns, so that it
/// outlives the process.
public final class JournalFile {
  private let file: FileHandle
  private let encoder = JSONEncoder()

  /// Goes on where a former process has ended.
  public init(appendingTo url: URL) throws {
    if !FileManager.default.fileExists(atPath: url.path) {
      try Data().write(to: url)
    }
    file = try FileHandle(forUpdating: url)
    try file.seekToEnd()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  deinit { try? file.close() }

  public func append(_ entry: JournalEntry) throws {
    switch entry {
    // The two that come with each choice are written without an encoder's ado.
    case .taking(let id, let choice):
      try file.write(
        contentsOf: Data("{\"taking\":{\"_0\":\"\(id)\",\"choice\":\(choice)}}\n".utf8))
    case .took(let sighting) where sighting.problems.isEmpty && !sighting.isOver:
      try file.write(
        contentsOf: Data("{\"took\":{\"_0\":{\"state\":\"\(sighting.state)\"}}}\n".utf8))
    default: try file.write(contentsOf: encoder.encode(entry) + Data("\n".utf8))
    }
  }

  /// The entries of a file. A last line that was not written to its end is no entry.
  public static func entries(of url: URL) throws -> [JournalEntry] {
    let decoder = JSONDecoder()
    let lines = try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
    return try lines.enumerated().compactMap { index, line in
      do {
        return try decoder.decode(JournalEntry.self, from: line)
      } catch  where index == lines.count - 1 {
        return nil
      }
    }
  }
}
