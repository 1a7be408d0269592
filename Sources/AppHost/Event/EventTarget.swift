import UIKit

/// What a node stands for. Held weakly: a tree that nobody has replaced yet keeps nothing alive.
struct EventTarget {
  enum Part {
    case control, field, barItem, backButton, list
    case row(IndexPath)
  }

  let part: Part
  weak var object: NSObject?

  init(_ part: Part, _ object: NSObject) {
    self.part = part
    self.object = object
  }
}
