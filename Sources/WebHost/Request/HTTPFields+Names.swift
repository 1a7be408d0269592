import HTTPTypes

extension HTTPFields {
  /// The value of a field whose name the standard list does not have.
  func first(named name: String) -> String? {
    HTTPField.Name(name).flatMap { self[$0] }
  }

  mutating func set(_ name: String, _ value: String) {
    if let name = HTTPField.Name(name) { self[name] = value }
  }
}
