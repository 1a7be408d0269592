/// What the nodes of a tree stand for, layer by layer.
struct EventTargets {
  private var layers: [[NodeID: EventTarget]] = []

  mutating func append(_ layer: [NodeID: EventTarget]) { layers.append(layer) }

  subscript(id: NodeID) -> EventTarget? {
    for layer in layers.reversed() {
      if let target = layer[id] { return target }
    }
    return nil
  }

  func first(where fits: (EventTarget) -> Bool) -> NodeID? {
    for layer in layers.reversed() {
      if let found = layer.first(where: { fits($0.value) }) { return found.key }
    }
    return nil
  }
}
