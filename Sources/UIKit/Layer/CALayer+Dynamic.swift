// A view's layer is made by its class, in the way that `UIResponder.make(dynamic:)` explains.
extension CALayer {
  @usableFromInline convenience init(dynamic: Void) { self.init() }

  @_silgen_name("$s5UIKit7CALayerC7dynamicACyt_tcfC")
  static func make(dynamic: Void) -> CALayer
}
