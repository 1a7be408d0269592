/// What a change has done to an app's map.
public struct FlowMapDifference: Equatable, Sendable {
  /// Screens and ways that are new, by their names.
  public var added: [String] = []
  public var removed: [String] = []
  /// Screens that are still declared and that nothing leads to any more.
  public var cutOff: [String] = []

  /// - Parameter screens: the classes of screens that the app has now.
  public init(from old: FlowMap, to new: FlowMap, screens: [String] = []) {
    let (oldBoxes, newBoxes) = (Self.boxes(old), Self.boxes(new))
    let gone = oldBoxes.filter { !newBoxes.contains($0) }
    added = newBoxes.filter { !oldBoxes.contains($0) }.map { "screen \($0)" }
    let stillSeen = Set(new.boxes.map(\.screen))
    for id in gone {
      let screen = old.boxes.first { $0.id == id }?.screen ?? ""
      if screens.contains(screen), !stillSeen.contains(screen) {
        cutOff.append("screen \(id)")
      } else {
        removed.append("screen \(id)")
      }
    }
    let (oldWays, newWays) = (Self.ways(old), Self.ways(new))
    added += newWays.filter { !oldWays.contains($0) }
    removed += oldWays.filter { !newWays.contains($0) }
  }

  public var isEmpty: Bool { added.isEmpty && removed.isEmpty && cutOff.isEmpty }

  private static func boxes(_ map: FlowMap) -> [String] { map.boxes.map(\.id).sorted() }

  private static func ways(_ map: FlowMap) -> [String] {
    map.arrows.flatMap { arrow in
      arrow.labels.map { "way \(arrow.from) → \(arrow.to): \($0)" }
    }.sorted()
  }
}

extension FlowMapDifference: CustomStringConvertible {
  /// A line each: `+` for what is new, `-` for what is gone, `!` for what was cut off.
  public var description: String {
    if isEmpty { return "the maps are the same" }
    return
      (cutOff.map { "! \($0) cannot be reached any more" } + removed.map { "- \($0)" }
      + added.map { "+ \($0)" }).joined(separator: "\n")
  }
}
