/// Reads one line of a script, word by word.
struct LineReader {
  enum Word: Equatable {
    case plain(String)
    /// In quotation marks.
    case text(String)
    /// In angle brackets: the name of a sample.
    case sample(String)

    var description: String {
      switch self {
      case .plain(let word): "“\(word)”"
      case .text(let text): text.quoted
      case .sample(let name): name.bracketed
      }
    }
  }

  /// What is wrong with a line, without its number.
  struct Problem: Error {
    let message: String
    init(_ message: String) { self.message = message }
  }

  private var words: ArraySlice<Word>

  init(_ line: Substring) throws(Problem) { words = try Self.words(of: line)[...] }

  var isAtEnd: Bool { words.isEmpty }

  // MARK: Taking words

  /// Takes the next word if it is this one.
  mutating func take(_ word: String) -> Bool {
    guard words.first == .plain(word) else { return false }
    words.removeFirst()
    return true
  }

  func isNext(_ word: String) -> Bool { words.first == .plain(word) }

  mutating func need(_ word: String) throws(Problem) {
    if !take(word) { throw expected("“\(word)”") }
  }

  mutating func takeText() -> String? {
    guard case .text(let text) = words.first else { return nil }
    words.removeFirst()
    return text
  }

  mutating func text(_ what: String = "a text in quotation marks") throws(Problem) -> String {
    guard let text = takeText() else { throw expected(what) }
    return text
  }

  mutating func takeSample() -> String? {
    guard case .sample(let name) = words.first else { return nil }
    words.removeFirst()
    return name
  }

  /// Takes the next plain word if `make` makes something of it.
  mutating func take<Value>(_ make: (String) -> Value?) -> Value? {
    guard case .plain(let word) = words.first, let value = make(word) else { return nil }
    words.removeFirst()
    return value
  }

  func expected(_ what: String) -> Problem {
    Problem("expected \(what), found \(words.first?.description ?? "the end of the line")")
  }

  // MARK: Telling words apart

  // By scalars: an accent that a text begins with makes one letter with the mark before it.
  private static func words(of line: Substring) throws(Problem) -> [Word] {
    var words: [Word] = []
    var rest = line.unicodeScalars.drop(while: \.properties.isWhitespace)
    while let first = rest.first, first != "#" {
      switch first {
      case "\"":
        guard let text = try marked(&rest, upTo: "\"") else {
          throw Problem("a text has no closing quotation mark")
        }
        words.append(.text(text))
      case "<":
        guard let name = try marked(&rest, upTo: ">") else {
          throw Problem("the “<” of a sample's name has no “>”")
        }
        words.append(.sample(name))
      default:
        let word = rest.prefix { !$0.properties.isWhitespace && $0 != "\"" && $0 != "<" }
        words.append(.plain(String(word)))
        rest = rest[word.endIndex...]
      }
      rest = rest.drop(while: \.properties.isWhitespace)
    }
    return words
  }

  /// - Returns: what stands between the mark that comes first and the one that closes it, nil where there is none.
  private static func marked(
    _ rest: inout Substring.UnicodeScalarView, upTo mark: Unicode.Scalar
  ) throws(Problem) -> String? {
    var text = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      switch scalar {
      case mark: return String(text)
      case "\\": if let escaped = try escaped(&rest) { text.append(escaped) }
      default: text.append(scalar)
      }
    }
    return nil
  }

  private static func escaped(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(Problem) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case nil: return nil
    case "n": return "\n"
    case "r": return "\r"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
        let scalar = UInt32(String(rest[..<end]), radix: 16).flatMap(Unicode.Scalar.init)
      else { throw Problem("“\\u” means nothing without a number: write \\u{2028}, for instance") }
      rest = rest[rest.index(after: end)...]
      return scalar
    case let scalar? where scalar == "\"" || scalar == ">" || scalar == "\\": return scalar
    case let other?:
      throw Problem("“\\\(other)” means nothing: write \\\", \\\\ or \\n")
    }
  }
}
