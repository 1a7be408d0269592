/// An attribute of an element.
package struct HTMLAttribute: Equatable, Sendable {
  package var name: String
  /// As it is meant: it is escaped when it is rendered.
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
