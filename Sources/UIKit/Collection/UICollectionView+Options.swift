extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
    public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
    public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }

    /// The same along whichever axis a collection scrolls, in a table's words.
    var edge: UITableView.ScrollPosition {
      if !isDisjoint(with: [.top, .left]) { return .top }
      if !isDisjoint(with: [.bottom, .right]) { return .bottom }
      return isEmpty ? .none : .middle
    }
  }

  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// Whether the transition to another layout ended, and whether it was carried through.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
