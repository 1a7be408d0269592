import UIKit

/// Carries out events on the objects that a tree's nodes stand for.
@MainActor struct EventPerformer {
  let tree: AccessibilityTree
  let targets: [NodeID: EventTarget]
  let application: UIApplication

  /// Carries the event out, or says why it was not.
  func refusal(of event: UserEvent) -> EventRefusal? {
    do throws(EventRefusal) {
      try perform(event)
      return nil
    } catch {
      return error
    }
  }

  private func perform(_ event: UserEvent) throws(EventRefusal) {
    switch event {
    case .tap(let id): try tap(id)
    case .type(let id, let text):
      try check(field(id, for: .type).userSetText(text), id, .type)
    case .submit(let id):
      try check(field(id, for: .submit).userReturn(), id, .submit)
    case .scroll(let id): try scroll(id)
    case .goBack: try goBack()
    case .swipeBack(let phase): try swipeBack(phase)
    case .swipeDown(let phase): try swipeDown(phase)
    case .longPress(let id): throw .notPossible(id, .longPress)
    case .refresh(let id): throw .notPossible(id, .refresh)
    case .adjust(let id, _): throw .notPossible(id, .adjust)
    case .pick(let id, _): throw .notPossible(id, .pick)
    case .swipe(let id, _): throw .notPossible(id, .swipe)
    case .open, .leaveApp, .returnToApp: throw .notSupported
    }
  }

  private func tap(_ id: NodeID) throws(EventRefusal) {
    let target = try target(id, for: .tap)
    switch (target.part, target.object) {
    case (.control, let control as UIControl): try check(control.userTap(), id, .tap)
    case (.field, let field as UITextField): try check(field.userBeginEditing(), id, .tap)
    case (.barItem, let item as UIBarButtonItem): try check(item.userTap(), id, .tap)
    case (.backButton, let stack as UINavigationController):
      try check(stack.userTapBackButton(), id, .tap)
    case (.row(let indexPath), let table as UITableView):
      try check(table.userSelectRow(at: indexPath), id, .tap)
    default: throw .notPossible(id, .tap)
    }
  }

  private func scroll(_ id: NodeID) throws(EventRefusal) {
    guard let table = try target(id, for: .scroll).object as? UITableView else {
      throw .notPossible(id, .scroll)
    }
    table.displayMoreRows()
  }

  private func goBack() throws(EventRefusal) {
    switch tree.wayBack {
    case .backButton:
      guard let stack = application.topmostStack, stack.userTapBackButton() else {
        throw .noWayBack
      }
    case .swipeDown: try swipeDown(.whole)
    case nil: throw .noWayBack
    }
  }

  private func swipeBack(_ phase: UserEvent.GesturePhase) throws(EventRefusal) {
    guard let stack = application.topmostStack else { throw .noWayBack }
    let happened =
      switch phase {
      case .begin: stack.userBeginSwipeBack()
      case .cancel: stack.userEndSwipeBack(completed: false)
      case .complete: stack.userEndSwipeBack(completed: true)
      case .whole: stack.userBeginSwipeBack() && stack.userEndSwipeBack(completed: true)
      }
    if !happened { throw .noWayBack }
  }

  private func swipeDown(_ phase: UserEvent.GesturePhase) throws(EventRefusal) {
    guard let sheet = application.topmostPresentation else { throw .noWayBack }
    let happened =
      switch phase {
      case .begin: sheet.userBeginSwipeDown()
      case .cancel: sheet.userEndSwipeDown(completed: false)
      case .complete: sheet.userEndSwipeDown(completed: true)
      case .whole: sheet.userBeginSwipeDown() && sheet.userEndSwipeDown(completed: true)
      }
    if !happened { throw .noWayBack }
  }

  // MARK: Finding

  private func target(_ id: NodeID, for action: AccessibilityAction) throws(EventRefusal)
    -> EventTarget
  {
    guard let node = tree[id], let target = targets[id], target.object != nil else {
      throw .gone(id)
    }
    guard node.actions.contains(action) else { throw .notPossible(id, action) }
    return target
  }

  private func field(_ id: NodeID, for action: AccessibilityAction) throws(EventRefusal)
    -> UITextField
  {
    guard let field = try target(id, for: action).object as? UITextField else {
      throw .notPossible(id, action)
    }
    return field
  }

  private func check(_ happened: Bool, _ id: NodeID, _ action: AccessibilityAction)
    throws(EventRefusal)
  {
    if !happened { throw .notPossible(id, action) }
  }
}
