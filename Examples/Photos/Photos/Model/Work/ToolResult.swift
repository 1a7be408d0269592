import Foundation

/// How a ``Tool`` came out.
enum ToolResult: Hashable, Sendable {
  case output(Data)

  /// It said that it failed, crashed, or ran into a limit.
  case failed

  case notFound

  init(of process: Process, output: Data) {
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): self = .output(output)
    // The shell's own status for a program that is not there.
    case (.exit, 127): self = .notFound
    default: self = .failed
    }
  }
}
