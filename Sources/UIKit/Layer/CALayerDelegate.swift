/// Draws and lays out a layer. Nothing is drawn here: only the layout is asked for.
@MainActor public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
}
