/// What came of restoring a tree.
public struct RestorationReport: Hashable, Codable, Sendable {
  /// What is not there again, in the order in which it was kept. Empty where all is.
  public var omissions: [Omission] = []
  /// What waits behind a gate, as it was kept, with the way there. Restored once the user has passed
  /// (has signed in, say), it comes back with all that is written in it. Nil where nothing waits.
  public var waiting: SavedTree?

  /// Something that is not there again.
  public struct Omission: Hashable, Codable, Sendable {
    /// The step that led there; for a flow or a screen without one its type. For what only an unknown version
    /// keeps, that version.
    public var name: String
    /// In words.
    public var reason: String

    /// - Parameters:
    ///   - name: what is not there: a step, or the type of a flow or a screen.
    ///   - reason: a sentence: "There is no photo 7."
    public init(_ name: String, _ reason: String) {
      self.name = name
      self.reason = reason
    }
  }

  /// What came of it: all is there, unless something is named.
  public init(_ omissions: [Omission] = [], waiting: SavedTree? = nil) {
    self.omissions = omissions
    self.waiting = waiting
  }
}

extension RestorationReport: CustomStringConvertible {
  /// A line for each omission.
  public var description: String {
    omissions.isEmpty ? "All is there." : omissions.map(\.line).joined(separator: "\n")
  }

  /// The same in one.
  var line: String {
    omissions.isEmpty ? "all is there" : "without " + omissions.map(\.line).joined(separator: " ")
  }
}

extension RestorationReport.Omission {
  fileprivate var line: String { "\(name): \(reason)" }
}
