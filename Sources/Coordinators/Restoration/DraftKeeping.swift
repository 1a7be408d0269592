import UIKit

/// A coordinator that keeps what is not in its step: what the user has begun to write.
///
///     extension NoteCoordinator: DraftKeeping {
///       var draft: String? { editor?.text }
///       func restore(_ draft: String) { editor?.text = draft }
///     }
@MainActor public protocol DraftKeeping: Coordinator {
  associatedtype Draft: Codable

  /// Nil where there is nothing to keep.
  var draft: Draft? { get }

  /// Called after the flow has started again, and before what was opened within it.
  func restore(_ draft: Draft)
}

extension DraftKeeping {
  var savedDraft: Data? { draft.flatMap { try? JSONEncoder().encode($0) } }

  /// - Returns: whether it could be read.
  func restoreDraft(_ data: Data) -> Bool {
    guard let draft = try? JSONDecoder().decode(Draft.self, from: data) else { return false }
    restore(draft)
    return true
  }
}
