package import ArgumentParser
import Foundation

/// How a process ends: with what status and with what words.
package struct Ending: Equatable, Sendable {
  package var status: Int32
  package var output = ""
  /// One line, for standard error.
  package var complaint = ""

  package init(status: Int32) {
    self.status = status
  }

  /// Of a command that threw: nothing is wrong where help or the version was asked for, status 64
  /// (`EX_USAGE`) says that the arguments are no command, 2 that it could not be done, and 1 is the
  /// verdict of a command that tries the app out.
  package init<Root: ParsableCommand>(_ root: Root.Type, _ error: any Error) {
    if let verdict = error as? Verdict {
      (status, output) = (verdict.status, verdict.output)
      return
    }
    let name = root.configuration.commandName ?? ""
    switch root.exitCode(for: error) {
    case .success:
      status = 0
      output = root.fullMessage(for: error)
    case .validationFailure:
      status = ExitCode.validationFailure.rawValue
      complaint = "\(name): \(Self.line(root.message(for: error))) (see \(name) --help)"
    default:
      status = 2
      complaint = "\(name): \(Self.line(Self.words(error)))"
    }
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case let error as CocoaError:
      [error.localizedDescription, error.filePath].compactMap { $0 }.joined(separator: " ")
    case let error as any LocalizedError: error.errorDescription ?? "\(error)"
    default: "\(error)"
    }
  }

  private static func line(_ words: String) -> String {
    words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  func print() {
    if !output.isEmpty { FileHandle.standardOutput.write(Data((output + "\n").utf8)) }
    if !complaint.isEmpty { FileHandle.standardError.write(Data((complaint + "\n").utf8)) }
  }
}
