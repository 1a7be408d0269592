import UIKit

/// What happened, in order.
@MainActor final class Log {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func action(_ line: String) -> UIAction { UIAction { [self] _ in note(line) } }
}
