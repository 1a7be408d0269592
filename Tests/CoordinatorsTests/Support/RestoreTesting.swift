import Coordinators
import Foundation
import Testing

/// Trees that are saved in one app, and restored in another.
@MainActor protocol RestoreTesting {}

extension RestoreTesting {
  /// The tree, written and read again.
  func carried(_ tree: SavedTree) throws -> SavedTree {
    try JSONDecoder().decode(SavedTree.self, from: JSONEncoder().encode(tree))
  }

  /// The tree of a scene, written and read again, which changes nothing in it.
  func saved(_ scene: LinkScene) throws -> SavedTree {
    let tree = scene.stage.run { scene.root.save() }
    let other = try carried(tree)
    #expect(other == tree)
    return other
  }
}
