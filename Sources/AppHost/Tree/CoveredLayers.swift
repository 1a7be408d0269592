import UIKit

/// What layers showed that lie under others. The user cannot act on them, and nearly nothing changes
/// there while something lies over them: they are made again only where something has changed.
///
/// What an app computes as it is asked, and tells nobody of, is asked for when the layer is back on top.
@MainActor struct CoveredLayers {
  struct Layer {
    let node: AccessibilityNode
    let targets: [NodeID: EventTarget]
  }

  /// By the numbers of their controllers.
  private var layers: [Int: Layer] = [:]
  /// The numbers of all controllers whose layers are on screen, covered or not.
  private var onScreen: Set<Int> = []

  subscript(controller: Int) -> Layer? { layers[controller] }

  mutating func note(_ controller: Int, _ layer: Layer?) {
    onScreen.insert(controller)
    layers[controller] = layer
  }

  /// Something within the view has changed; nil where that may be anywhere.
  mutating func forget(_ view: UIView?) {
    guard !layers.isEmpty else { return }
    var isInLayer = false
    var place = view
    while let present = place {
      if let number = present.controller?.hostNumber, onScreen.contains(number) {
        layers[number] = nil
        isInLayer = true
      }
      place = present.superview
    }
    if !isInLayer { layers = [:] }
  }
}
