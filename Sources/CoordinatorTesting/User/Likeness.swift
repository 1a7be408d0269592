/// How alike two names are, for telling people what they may have meant.
enum Likeness {
  private static let limit = 8

  /// The names in quotation marks: all of them in their order, or, of many, those most alike first.
  static func near(_ name: String, among names: [String]) -> String {
    guard names.count > limit else { return list(names) }
    let wanted = Array(name.lowercased())
    let sorted = names.enumerated().map { ($0.offset, $0.element, distance(wanted, $0.element)) }
      .sorted { ($0.2, $0.0) < ($1.2, $1.0) }
    return list(sorted.prefix(limit).map(\.1)) + " and \(names.count - limit) more"
  }

  private static func list(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: ", ")
  }

  /// How many letters must be put in, left out or changed to come from one to the other.
  static func distance(_ one: [Character], _ other: String) -> Int {
    var row = Array(0...one.count)
    for letter in other.lowercased() {
      var diagonal = row[0]
      row[0] += 1
      for index in one.indices {
        let change = diagonal + (one[index] == letter ? 0 : 1)
        diagonal = row[index + 1]
        row[index + 1] = min(change, row[index] + 1, diagonal + 1)
      }
    }
    return row[one.count]
  }
}
