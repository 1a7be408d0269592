/// One step of a link: what it is called, and what it is about.
///
///     LinkStep("photo", ["id": "7"])
public struct LinkStep: Hashable, Codable, Sendable {
  /// By this the coordinator knows it that takes it.
  public var name: String
  /// What it is about, by names of the app's own choosing. A saved tree and an address have room for text alone.
  public var values: [String: String]

  /// - Parameters:
  ///   - name: what it leads to, as `photo`.
  ///   - values: what it is about. None where the name says it all.
  public init(_ name: String, _ values: [String: String] = [:]) {
    self.name = name
    self.values = values
  }

  /// One of its values. Nil where it has none of that name.
  public subscript(value: String) -> String? { values[value] }
}

extension LinkStep: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}

extension LinkStep: CustomStringConvertible {
  /// `photo 7`; where there are several values, each with its name.
  public var description: String {
    guard values.count != 1 else { return "\(name) \(values.values.first ?? "")" }
    let values = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([name] + values).joined(separator: " ")
  }
}
