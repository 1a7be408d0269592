import UIKit

/// Tells of each gesture through a closure, without a selector.
final class HeardTap: UITapGestureRecognizer {
  var didHear: (() -> Void)?

  override var state: State { didSet { if state == .ended { didHear?() } } }
}
