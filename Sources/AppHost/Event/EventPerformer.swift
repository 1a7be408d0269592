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
    if application.applicationState == .background {
      switch event {
      case .open, .returnToApp: break
      default: throw .away
      }
    }
    switch event {
    case .tap(let id): try tap(id)
    case .type(let id, let text): try type(text, into: id)
    case .submit(let id): try submit(id)
    case .scroll(let id): try scroll(id)
    case .goBack: try goBack()
    case .swipeBack(let phase): try swipeBack(phase)
    case .swipeDown(let phase): try swipeDown(phase)
    case .longPress(let id): throw .notPossible(id, .longPress)
    case .refresh(let id): try refresh(id)
    case .adjust(let id, let value): try adjust(id, to: value)
    case .pick(let id, let date): try pick(date, in: id)
    case .swipe(let id, _): throw .notPossible(id, .swipe)
    case .open(let link): if !application.open(link: link) { throw .notSupported }
    case .leaveApp: _ = application.leave()
    case .returnToApp: if !application.comeBack() { throw .notSupported }
    }
  }

  private func tap(_ id: NodeID) throws(EventRefusal) {
    let target = try target(id, for: .tap)
    switch (target.part, target.object) {
    case (.control, let control as UIControl): try check(control.userTap(), id, .tap)
    case (.clearButton, let field as UITextField): try check(field.userClear(), id, .tap)
    case (.part(let index), let object): try check(tap(part: index, of: object), id, .tap)
    case (.option(let component, let row), let picker as UIPickerView):
      try check(picker.userSelect(row, inComponent: component), id, .tap)
    case (.link(let range), let textView as UITextView):
      try check(textView.userTapLink(in: range), id, .tap)
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

  func target(_ id: NodeID, for action: AccessibilityAction) throws(EventRefusal)
    -> EventTarget
  {
    guard let node = tree[id], let target = targets[id], target.object != nil else {
      throw .gone(id)
    }
    guard node.actions.contains(action) else { throw .notPossible(id, action) }
    return target
  }

  func check(_ happened: Bool, _ id: NodeID, _ action: AccessibilityAction)
    throws(EventRefusal)
  {
    if !happened { throw .notPossible(id, action) }
  }
}
