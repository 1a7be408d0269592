import UIKit

/// Tells of each gesture through a closure, without a selector.
final class HeardSwipe: UISwipeGestureRecognizer {
  var didHear: (() -> Void)?

  override var state: State { didSet { if state == .ended { didHear?() } } }
}
