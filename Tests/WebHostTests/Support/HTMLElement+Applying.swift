import WebHost

/// What a browser does with a patch, on values.
extension HTMLElement {
  mutating func apply(_ operations: [PatchOperation]) {
    for operation in operations { apply(operation) }
  }

  private mutating func apply(_ operation: PatchOperation) {
    switch operation {
    case .replace(let id, let element):
      if self.id == id { self = element } else { change(id) { $0 = element } }
    case .children(let id, let children): change(id) { $0.children = children }
    case .attributes(let id, let values):
      change(id) { element in
        for (name, value) in values {
          let index = element.attributes.firstIndex { $0.name == name }
          switch (index, value) {
          case (let index?, let value?): element.attributes[index].value = value
          case (let index?, nil): element.attributes.remove(at: index)
          case (nil, let value?): element.attributes.append(HTMLAttribute(name: name, value: value))
          case (nil, nil): break
          }
        }
      }
    case .insert(let new, let parent, let before):
      change(parent) { element in
        let index = element.children.firstIndex { before != nil && $0.element?.id == before }
        element.children.insert(.element(new), at: index ?? element.children.endIndex)
      }
    case .remove(let id): remove(id)
    }
  }

  private mutating func change(_ id: String, _ body: (inout HTMLElement) -> Void) {
    if self.id == id { return body(&self) }
    for index in children.indices {
      guard var child = children[index].element else { continue }
      child.change(id, body)
      children[index] = .element(child)
    }
  }

  private mutating func remove(_ id: String) {
    children.removeAll { $0.element?.id == id }
    for index in children.indices {
      guard var child = children[index].element else { continue }
      child.remove(id)
      children[index] = .element(child)
    }
  }

  /// With attributes in one order, as their order means nothing.
  var normalized: HTMLElement {
    var copy = self
    copy.attributes.sort { $0.name < $1.name }
    copy.children = children.map { child in
      child.element.map { .element($0.normalized) } ?? child
    }
    return copy
  }
}
