/// One step from the page that a browser has to the page that it should have.
package enum PatchOperation: Equatable, Sendable {
  /// The element with the identity is to become another one.
  case replace(id: String, with: HTMLElement)
  /// What is in the element is to become this.
  case children(id: String, [HTML])
  /// The attributes are to have these values; those with nil are to go.
  case attributes(id: String, [String: String?])
  /// A new element is to stand in the parent, before the sibling, or last.
  case insert(HTMLElement, parent: String, before: String?)
  case remove(id: String)
}

extension PatchOperation: Encodable {
  private enum Key: String, CodingKey {
    case replace, children, attributes, insert, remove
    case html, values, before
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .replace(let id, let element):
      try container.encode(id, forKey: .replace)
      try container.encode(element.rendered, forKey: .html)
    case .children(let id, let children):
      try container.encode(id, forKey: .children)
      try container.encode(children.map(\.rendered).joined(), forKey: .html)
    case .attributes(let id, let values):
      try container.encode(id, forKey: .attributes)
      try container.encode(values, forKey: .values)
    case .insert(let element, let parent, let before):
      try container.encode(parent, forKey: .insert)
      try container.encodeIfPresent(before, forKey: .before)
      try container.encode(element.rendered, forKey: .html)
    case .remove(let id):
      try container.encode(id, forKey: .remove)
    }
  }
}
