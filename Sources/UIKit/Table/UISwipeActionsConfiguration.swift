/// What a swipe across a row offers.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) {
    self.init(all: actions)
  }

  private init(all: [UIContextualAction]) {
    storedActions = all
    super.init()
  }

  private let storedActions: [UIContextualAction]
  open var actions: [UIContextualAction] { storedActions }
  /// Kept as data: a host offers each action as a button.
  open var performsFirstActionWithFullSwipe = true
}
