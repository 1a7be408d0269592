/// How one step is written in an address.
struct LinkTemplate: Sendable {
  private let name: String
  private let parts: [Part]
  /// The names of values in the query.
  private let options: [String]

  private enum Part: Sendable {
    case text(String)
    case value(String)
  }

  init(_ name: String, _ template: String) {
    self.name = name
    let halves = template.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    parts = halves[0].split(separator: "/").map { part in
      part.hasPrefix("{") && part.hasSuffix("}")
        ? .value(String(part.dropFirst().dropLast())) : .text(String(part))
    }
    options = halves.dropFirst().flatMap { $0.split(separator: "&").map(String.init) }
  }

  /// How many parts of a path it is.
  var length: Int { parts.count }

  func fits(_ step: LinkStep) -> Bool {
    var needed: Set<String> = []
    for case .value(let name) in parts { needed.insert(name) }
    let given = Set(step.values.keys)
    return step.name == name && needed.isSubset(of: given)
      && given.isSubset(of: needed.union(options))
  }

  /// The step that a path begins with.
  func step(of path: ArraySlice<String>, _ query: [String: String]) -> LinkStep? {
    guard !parts.isEmpty, path.count >= parts.count else { return nil }
    var step = LinkStep(name)
    for (part, written) in zip(parts, path) {
      switch part {
      case .text(let text): if text != written { return nil }
      case .value(let name): step.values[name] = written
      }
    }
    for option in options { step.values[option] = query[option] }
    return step
  }

  /// Nil where a value cannot stand in a path: browsers take dots for directions.
  func parts(of step: LinkStep) -> [String]? {
    let written = parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let name): step[name] ?? ""
      }
    }
    return written.contains { ["", ".", ".."].contains($0) } ? nil : written
  }

  func query(of step: LinkStep) -> [(String, String)] {
    options.compactMap { option in step[option].map { (option, $0) } }
  }
}
