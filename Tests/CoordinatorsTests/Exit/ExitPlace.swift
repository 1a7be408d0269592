/// Where the flow of a cell is.
enum ExitPlace: String, CaseIterable {
  /// On the root's stack.
  case horizontal
  /// Presented over it.
  case vertical
  /// The same in a popover.
  case inAPopover
  /// On the root's stack, within another flow there.
  case nested
  /// On the stack of a flow that is presented.
  case inASheet
  /// On the stack of a flow that is a tab.
  case inATab
  /// On the stack of a split view's column, within another flow there.
  case inPrimary, inSecondary
  /// The same, and the split view collapses before the flow is left.
  case inCollapsedPrimary, inCollapsedSecondary
  /// On the stack of a page, within another flow there.
  case onAPage

  /// Whether the window shows a container other than a stack.
  var isInAContainer: Bool {
    switch self {
    case .horizontal, .vertical, .inAPopover, .nested, .inASheet: false
    default: true
    }
  }

  var isInASplitView: Bool { isInAContainer && self != .inATab && self != .onAPage }
  var isCollapsed: Bool { self == .inCollapsedPrimary || self == .inCollapsedSecondary }
  var isInPrimary: Bool { self == .inPrimary || self == .inCollapsedPrimary }
  /// Whether the flow itself is presented.
  var isVertical: Bool { self == .vertical || self == .inAPopover }
  var hasSheet: Bool { isVertical || self == .inASheet }
  var hasOuterFlow: Bool { self != .horizontal && !isVertical }
}
