/// Reads a line of the visual format language from its beginning.
struct VisualFormatReader {
  private let characters: [Character]
  private var place = 0

  init(_ format: String) { characters = Array(format.filter { !$0.isWhitespace }) }

  var isAtEnd: Bool { place == characters.count }

  func problem(_ reason: String) -> VisualFormat.Problem {
    VisualFormat.Problem(reason: reason, offset: place)
  }

  mutating func take(_ text: String) -> Bool {
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  private mutating func expect(_ text: String) throws(VisualFormat.Problem) {
    guard take(text) else { throw problem("Expected a '\(text)' here") }
  }

  mutating func item() throws(VisualFormat.Problem) -> VisualFormat.Item {
    if take("|") { return .superview }
    guard take("[") else { throw problem("Expected a view or '|' here") }
    let name = word()
    guard !name.isEmpty else { throw problem("Expected the name of a view here") }
    let sizes = take("(") ? try predicates() : []
    try expect("]")
    return .view(name, sizes: sizes)
  }

  mutating func connection() throws(VisualFormat.Problem) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try self.predicates()
    } else if !isAtEnd, characters[place] != "[", characters[place] != "|" {
      predicates = [VisualFormat.Predicate(object: try value())]
    } else {
      return .standard
    }
    try expect("-")
    return .space(predicates)
  }

  /// Up to the closing parenthesis.
  private mutating func predicates() throws(VisualFormat.Problem) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      let relation = relation()
      let object = try value()
      let priority = take("@") ? try value() : nil
      predicates.append(
        VisualFormat.Predicate(relation: relation, object: object, priority: priority))
    } while take(",")
    try expect(")")
    return predicates
  }

  private mutating func relation() -> NSLayoutConstraint.Relation {
    if take("<=") { return .lessThanOrEqual }
    if take(">=") { return .greaterThanOrEqual }
    _ = take("==")
    return .equal
  }

  private mutating func value() throws(VisualFormat.Problem) -> VisualFormat.Value {
    let isNegative = take("-")
    let word = word()
    guard let first = word.first else { throw problem("Expected a number or a name here") }
    guard first.isNumber || first == "." else {
      guard !isNegative else { throw problem("Expected a number here") }
      return .name(word)
    }
    guard let number = Double(word) else { throw problem("'\(word)' is not a number") }
    return .number(CGFloat(isNegative ? -number : number))
  }

  private mutating func word() -> String {
    let start = place
    while !isAtEnd, Self.belongsToWord(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  private static func belongsToWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }
}
