import UIKit

/// Tells of each gesture through a closure, without a selector.
final class HeardLongPress: UILongPressGestureRecognizer {
  var didHear: (() -> Void)?

  override var state: State { didSet { if state == .began { didHear?() } } }
}
