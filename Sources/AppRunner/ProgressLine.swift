import CoordinatorTesting
import Foundation

/// One line that tells a person at a terminal how far a crawl has come.
final class ProgressLine {
  private let output: FileHandle
  private let isShown: Bool
  private var last = ContinuousClock.now

  /// - Parameter output: where it is shown, if that is a terminal.
  init(_ output: FileHandle) {
    self.output = output
    isShown = isatty(output.fileDescriptor) == 1
  }

  func show(_ progress: Crawl.Progress) {
    guard isShown, ContinuousClock.now - last > .milliseconds(100) else { return }
    last = .now
    write(
      "\r\(progress.states) states, \(progress.choices) choices, \(progress.findings) findings ")
  }

  func end() {
    if isShown { write("\r\u{1b}[K") }
  }

  private func write(_ text: String) {
    output.write(Data(text.utf8))
  }
}
