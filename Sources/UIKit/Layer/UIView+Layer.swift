extension UIView {
  /// The view's layer, of the view's `layerClass`. Made when first asked for.
  public var layer: CALayer {
    if let made = viewExtras.layer { return made }
    let kind = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let made = kind.make(dynamic: ())
    made.view = self
    viewExtras.layer = made
    return made
  }

  /// The transform in space. One in the plane is `transform`.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
