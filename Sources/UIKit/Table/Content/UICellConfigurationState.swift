/// The state of a cell. Drag and drop, focus, swipe, expansion and reordering stay as they are
/// made: nothing sets them here.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Hashable, Sendable {
    case none, lifting, dragging
  }

  public enum DropState: Hashable, Sendable {
    case none, notTargeted, targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
