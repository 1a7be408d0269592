extension CALayer {
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.storedSuperlayer = self
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insert(newLayer, beside: oldLayer, offset: 0)
    oldLayer.removeFromSuperlayer()
  }

  public func removeFromSuperlayer() {
    storedSuperlayer?.sublayers?.removeAll { $0 === self }
    storedSuperlayer = nil
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: index.map { UInt32($0 + offset) } ?? UInt32.max)
  }
}
