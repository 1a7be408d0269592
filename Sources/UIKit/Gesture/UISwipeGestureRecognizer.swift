/// A finger across a view.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions that it listens for.
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  override func fits(_ gesture: UserGesture) -> Bool {
    guard case .swipe(let swipe) = gesture else { return false }
    return direction.contains(Direction(swipe))
  }

  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var right: Direction { Direction(rawValue: 1 << 0) }
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    public static var down: Direction { Direction(rawValue: 1 << 3) }

    init(_ swipe: UserGesture.Swipe) {
      switch swipe {
      case .left: self = .left
      case .right: self = .right
      case .up: self = .up
      case .down: self = .down
      }
    }
  }
}
