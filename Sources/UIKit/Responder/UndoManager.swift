/// Part of Foundation on iOS, which Linux's has not: what was done, to be undone and done again.
///
/// On iOS what happens in one turn of the run loop is one step. Here each registration is a step of its
/// own, unless the app groups them.
@_documentation(visibility: internal)
@MainActor open class UndoManager: NSObject {
  private struct Step {
    var name = ""
    var actions: [() -> Void] = []
  }

  private var undone: [Step] = []
  private var done: [Step] = []
  private var open: [Step] = []
  private var disablings = 0

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var canUndo: Bool { !done.isEmpty }
  open var canRedo: Bool { !undone.isEmpty }
  open var groupingLevel: Int { open.count }
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }
  /// Steps that are kept; 0 for all.
  open var levelsOfUndo = 0
  open var undoActionName: String { done.last?.name ?? "" }
  open var redoActionName: String { undone.last?.name ?? "" }

  public override init() { super.init() }

  /// Does not retain the target; its actions are dropped with it.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = { [weak target] in
      guard let target else { return }
      handler(target)
    }
    if open.isEmpty {
      keep(Step(actions: [action]))
    } else {
      open[open.count - 1].actions.append(action)
    }
  }

  /// Names the step that was registered last.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing, !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  open func beginUndoGrouping() { open.append(Step()) }

  open func endUndoGrouping() {
    guard let step = open.popLast() else { return }
    guard !step.actions.isEmpty else { return }
    if open.isEmpty {
      keep(step)
    } else {
      open[open.count - 1].actions += step.actions
    }
  }

  open func undo() {
    guard let step = done.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  open func redo() {
    guard let step = undone.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  open func removeAllActions() { (done, undone, open) = ([], [], []) }
  open func disableUndoRegistration() { disablings += 1 }
  open func enableUndoRegistration() { disablings = max(0, disablings - 1) }

  /// What the actions register meanwhile is one step of the other kind.
  private func run(_ step: Step) {
    beginUndoGrouping()
    open[open.count - 1].name = step.name
    for action in step.actions.reversed() { action() }
    endUndoGrouping()
  }

  private func keep(_ step: Step) {
    if isUndoing { return undone.append(step) }
    if !isRedoing { undone = [] }
    done.append(step)
    if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst() }
  }
}
