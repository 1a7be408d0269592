import UIKit

/// A coordinator that keeps what is not in its step: what the user has begun to write.
///
///     extension NoteCoordinator: DraftKeeping {
///       var draft: String? { text }
///       func restore(_ draft: String) { text = draft }
///     }
@MainActor public protocol DraftKeeping: Coordinator {
  /// What is kept, as JSON.
  associatedtype Draft: Codable

  /// Nil where there is nothing to keep. What JSON cannot hold, as a number that is infinite, is not
  /// kept, and the trace tells of it.
  var draft: Draft? { get }

  /// Called after the flow has started again, and before what was opened within it.
  func restore(_ draft: Draft)
}

extension DraftKeeping {
  var savedDraft: Data? {
    do {
      let encoder = JSONEncoder()
      // Two trees that were saved of the same are equal.
      encoder.outputFormatting = .sortedKeys
      return try draft.map { try encoder.encode($0) }
    } catch {
      flow.supervisor.trace.problem(
        "What is written in \(flow.name) is not kept: it cannot be encoded as JSON. \(error)")
      return nil
    }
  }

  /// - Returns: whether it could be read.
  func restoreDraft(_ data: Data) -> Bool {
    guard let draft = try? JSONDecoder().decode(Draft.self, from: data) else { return false }
    restore(draft)
    return true
  }
}
