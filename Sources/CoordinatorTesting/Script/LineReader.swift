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
      case .sample(let name): "<\(name)>"
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

  private static func words(of line: Substring) throws(Problem) -> [Word] {
    var words: [Word] = []
    var rest = line.drop(while: \.isWhitespace)
    while let first = rest.first, first != "#" {
      switch first {
      case "\"": words.append(try quoted(&rest))
      case "<":
        guard let end = rest.firstIndex(of: ">") else {
          throw Problem("the “<” of a sample's name has no “>”")
        }
        words.append(.sample(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      default:
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" && $0 != "<" }
        words.append(.plain(String(word)))
        rest = rest[word.endIndex...]
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return words
  }

  private static func quoted(_ rest: inout Substring) throws(Problem) -> Word {
    var text = ""
    rest.removeFirst()
    while let letter = rest.popFirst() {
      switch letter {
      case "\"": return .text(text)
      case "\\":
        guard let escaped = rest.popFirst() else { break }
        switch escaped {
        case "n": text.append("\n")
        case "\"", "\\": text.append(escaped)
        default: throw Problem("“\\\(escaped)” means nothing: write \\\", \\\\ or \\n")
        }
      default: text.append(letter)
      }
    }
    throw Problem("a text has no closing quotation mark")
  }
}
