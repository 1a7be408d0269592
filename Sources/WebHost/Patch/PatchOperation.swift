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
    case kind, id, html, values, before
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .replace(let id, let element):
      try container.encode("replaceWith", forKey: .kind)
      try container.encode(id, forKey: .id)
      try container.encode(element.rendered, forKey: .html)
    case .children(let id, let children):
      try container.encode("replaceChildren", forKey: .kind)
      try container.encode(id, forKey: .id)
      try container.encode(children.map(\.rendered).joined(), forKey: .html)
    case .attributes(let id, let values):
      try container.encode("attributes", forKey: .kind)
      try container.encode(id, forKey: .id)
      try container.encode(values, forKey: .values)
    case .insert(let element, let parent, let before):
      try container.encode("insert", forKey: .kind)
      try container.encode(parent, forKey: .id)
      try container.encodeIfPresent(before, forKey: .before)
      try container.encode(element.rendered, forKey: .html)
    case .remove(let id):
      try container.encode("remove", forKey: .kind)
      try container.encode(id, forKey: .id)
    }
  }
}
