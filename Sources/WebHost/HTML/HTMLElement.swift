/// An element with its attributes and what is in it.
package struct HTMLElement: Equatable, Sendable {
  package var tag: String
  /// In the order in which they are written. No name comes twice.
  package var attributes: [HTMLAttribute]
  package var children: [HTML]

  /// - Parameter attributes: those whose value is nil are left out; an empty value is one that is
  ///   said by its name alone (`disabled`).
  package init(
    _ tag: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [HTML] = []
  ) {
    self.tag = tag
    self.attributes = attributes.compactMap { name, value in
      value.map { HTMLAttribute(name: name, value: $0) }
    }
    self.children = children
  }

  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// What patches know it by. An element without one can be changed only with what it stands in.
  package var id: String? { self["id"] }
}
