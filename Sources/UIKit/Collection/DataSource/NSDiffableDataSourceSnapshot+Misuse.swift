// What cannot be asked of a snapshot, in UIKit's words.
extension NSDiffableDataSourceSnapshot {
  static func raise(_ reason: String) { raiseFromAnywhere(reason) }

  /// - Parameter name: what UIKit calls the place of what is not there.
  static func raiseUnknown(_ name: String) {
    raise("Invalid parameter not satisfying: \(name) != NSNotFound")
  }

  static func areDistinct(_ identifiers: [some Hashable], _ kind: String) -> Bool {
    let duplicates = duplicates(in: identifiers)
    guard !duplicates.isEmpty else { return true }
    raise(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: "
        + "{(\(listed(duplicates)))}")
    return false
  }

  static func isElsewhere<Identifier: Hashable>(
    _ destination: Identifier, from identifiers: [Identifier], _ operation: String
  ) -> Bool {
    guard identifiers.contains(destination) else { return true }
    raise(
      "Invalid update: destination for \(operation) operation [\(destination)] is in the "
        + "\(operation) identifier list for update")
    return false
  }

  static func isNone(_ unknown: (some Hashable)?, _ kind: String, to verb: String) -> Bool {
    guard let unknown else { return true }
    raise(
      "Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: \(unknown)")
    return false
  }
}

/// What comes for the second time, in the order in which it does.
func duplicates<Identifier: Hashable>(in identifiers: [Identifier]) -> [Identifier] {
  var seen: Set<Identifier> = []
  return identifiers.filter { !seen.insert($0).inserted }
}

/// As the description of a collection of Foundation's lists things.
func listed(_ identifiers: [some Hashable]) -> String {
  "\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n"
}
