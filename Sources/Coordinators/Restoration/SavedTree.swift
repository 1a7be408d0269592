public import UIKit

/// A whole tree of coordinators as it is kept: its flows with their inputs and drafts, their screens,
/// tabs and sheets. It can be kept anywhere; for a scene, in its activity.
public struct SavedTree: Hashable, Sendable {
  /// The version that this library writes.
  public static let currentVersion = 2
  /// Those of which all is read.
  static let knownVersions = 1...currentVersion

  /// That which has written it. Written again, it is this library's.
  public var version: Int
  /// The flow that was saved. Nil where another version has kept it in a way that cannot be read.
  public var root: SavedPlace?
  /// What was there as it was saved, and is not kept: flows that had shown nothing, and screens, over others or put in a
  /// tab or a column later, to which no step leads. Those come back only where their flow shows them by itself as it
  /// starts. A flow without a step is not named, as the one around it may start it: the report tells as it is restored.
  public var omissions: [RestorationReport.Omission] = []

  /// A tree that was kept in some other way. `Coordinator.save()` makes one of what is open.
  public init(_ root: SavedPlace?, version: Int = SavedTree.currentVersion) {
    self.root = root
    self.version = version
  }
}

extension SavedTree: Codable {
  private enum Key: String, CodingKey { case version, root, omissions }

  /// Reads as much as this version of the library knows.
  ///
  /// - Throws: where it is no saved tree at all.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    version = try values.decode(Int.self, forKey: .version)
    root = try? values.decodeIfPresent(SavedPlace.self, forKey: .root)
    let omissions = try? values.decodeIfPresent(
      [RestorationReport.Omission].self, forKey: .omissions)
    self.omissions = omissions ?? []
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.currentVersion, forKey: .version)
    try values.encodeIfPresent(root, forKey: .root)
    if !omissions.isEmpty { try values.encode(omissions, forKey: .omissions) }
  }
}

extension SavedTree {
  private static let key = "coordinators"

  /// The tree that an activity carries: a scene's `stateRestorationActivity`.
  public init?(_ activity: NSUserActivity) {
    guard let data = activity.userInfo?[Self.key] as? Data,
      let tree = try? JSONDecoder().decode(SavedTree.self, from: data)
    else { return nil }
    self = tree
  }

  /// Puts the tree into an activity, beside what else that carries.
  public func write(to activity: NSUserActivity) {
    do {
      activity.addUserInfoEntries(from: [Self.key: try JSONEncoder().encode(self)])
    } catch {
      // Of texts, numbers and flags in a flat list, each can be written.
      assertionFailure("A tree could not be written: \(error)")
    }
  }
}
