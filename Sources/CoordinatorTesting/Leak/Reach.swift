import UIKit

/// What can be reached from some objects by strong references, and on which way.
@MainActor struct Reach {
  private var ways: [ObjectIdentifier: Way] = [:]

  private struct Way {
    let object: AnyObject
    let depth: Int
    /// Who holds it, and where; nil for those that the search began with.
    let holder: ObjectIdentifier?
    let place: String
  }

  /// - Parameters:
  ///   - roots: where to begin.
  ///   - known: what is looked for where it cannot be told what a closure captures.
  ///   - isEnoughToFindThem: whether the search may end as soon as all of those have been reached.
  ///   - depth: how many objects from the roots at most.
  ///   - follow: whether what an object holds is looked at as well.
  init(
    from roots: [AnyObject], known: [AnyObject] = [], isEnoughToFindThem: Bool = false,
    depth: Int = .max, follow: (AnyObject) -> Bool = { _ in true }
  ) {
    let references = References(known: known)
    var missing = isEnoughToFindThem ? Set(known.map(ObjectIdentifier.init)) : []
    var open = roots[...]
    for root in roots {
      ways[ObjectIdentifier(root)] = Way(object: root, depth: 0, holder: nil, place: "")
    }
    while let object = open.popFirst() {
      let way = ways[ObjectIdentifier(object)]
      guard let way, way.depth < depth, way.holder == nil || follow(object) else { continue }
      for reference in references.held(by: object)
      where ways[ObjectIdentifier(reference.object)] == nil {
        ways[ObjectIdentifier(reference.object)] = Way(
          object: reference.object, depth: way.depth + 1, holder: ObjectIdentifier(object),
          place: reference.place)
        open.append(reference.object)
        if missing.remove(ObjectIdentifier(reference.object)) != nil, missing.isEmpty { return }
      }
    }
  }

  func contains(_ object: AnyObject) -> Bool { ways[ObjectIdentifier(object)] != nil }

  /// All that was reached, those that it began with among them.
  var objects: [AnyObject] { ways.values.map(\.object) }

  /// Who holds the object, from the nearest on: `BuyCoordinator.stack → FlowStack.firstScreen`.
  func way(to object: AnyObject) -> String? {
    var steps: [String] = []
    var present = ways[ObjectIdentifier(object)]
    while let way = present, let holder = way.holder.flatMap({ ways[$0] }) {
      // Everything is held by its application somehow.
      if holder.object is UIApplication { break }
      steps.append("\(type(of: holder.object)).\(way.place)")
      // Nearer than that to a root says nothing about the object any more.
      if steps.count == 6 { break }
      present = holder
    }
    return steps.isEmpty ? nil : steps.reversed().joined(separator: " → ")
  }
}
