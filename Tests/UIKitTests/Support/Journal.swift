import UIKit

/// What controllers and delegates were told, in order.
@MainActor final class Journal {
  /// Everything since the test began.
  private(set) var entries: [Entry] = []
  private var taken = 0

  struct Entry {
    let name: String
    let kind: Kind
    let text: String
    var isAnimated: Bool?
    /// The names of the flags that were set at the time: `isMovingToParent` and its like.
    var flags: [String] = []
  }

  enum Kind: CaseIterable { case loading, appearance, isAppearing, parents, listener, note }
  enum Detail { case animated, flags }

  func note(_ text: String) { add(Entry(name: "", kind: .note, text: text)) }

  func add(_ entry: Entry) { entries.append(entry) }

  /// What was told since the last call: of the kinds asked for, or the four appearance callbacks.
  func take(_ kinds: Kind..., of name: String? = nil, with details: Set<Detail> = []) -> [String] {
    defer { taken = entries.count }
    return entries[taken...]
      .filter { kinds.isEmpty ? $0.kind == .appearance : kinds.contains($0.kind) }
      .filter { name == nil || $0.name == name }
      .map { $0.line(with: details) }
  }
}

extension Journal.Entry {
  fileprivate func line(with details: Set<Journal.Detail>) -> String {
    var words = name.isEmpty ? [text] : [name, text]
    if details.contains(.animated), let isAnimated {
      words.append(isAnimated ? "animated" : "at once")
    }
    if details.contains(.flags) { words += flags }
    return words.joined(separator: " ")
  }
}
