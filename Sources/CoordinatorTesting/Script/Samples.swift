/// What may be written into fields, by what a field is called: its label, its identifier, or what it
/// is for (`username`, `password`).
///
///     let samples: Samples = ["Name": ["Ada", ""], "Password": ["correct horse", "wrong"]]
///
/// A script does not hold what is written into a secure field. It names the sample instead, by its
/// field and, from the second one on, its number: `<Password>`, `<Password 2>`.
public struct Samples: Codable, Equatable, Sendable, ExpressibleByDictionaryLiteral {
  private var texts: [String: [String]]

  public init(_ texts: [String: [String]] = [:]) { self.texts = texts }

  public init(dictionaryLiteral elements: (String, [String])...) {
    texts = Dictionary(elements) { $0 + $1 }
  }

  public subscript(field: String) -> [String] { texts[field] ?? [] }

  /// The name of one of a field's samples.
  static func name(_ field: String, _ index: Int) -> String {
    index == 0 ? field : "\(field) \(index + 1)"
  }

  /// The sample of that name.
  public func text(named name: String) -> String? {
    if let first = texts[name]?.first { return first }
    guard let space = name.lastIndex(of: " "),
      let number = Int(name[name.index(after: space)...]), number > 1,
      let all = texts[String(name[..<space])], all.count >= number
    else { return nil }
    return all[number - 1]
  }

  /// Adds what others know besides; theirs come first.
  public func merging(_ others: Samples) -> Samples {
    Samples(texts.merging(others.texts) { $1 + $0 })
  }

  public var isEmpty: Bool { texts.isEmpty }
}
