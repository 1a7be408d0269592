/// The actions of a control and the events that they are for, in the order added.
@MainActor struct ControlHandlers {
  struct Handler {
    var action: UIAction
    var events: UIControl.Event
  }

  private(set) var all: [Handler] = []

  var events: UIControl.Event { all.reduce(into: []) { $0.formUnion($1.events) } }

  func actions(for events: UIControl.Event) -> [UIAction] {
    var actions: [UIAction] = []
    for handler in all where !handler.events.isDisjoint(with: events) {
      actions.append(handler.action)
    }
    return actions
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    // The same action for more events keeps its place.
    if let index = all.firstIndex(where: { $0.action === action }) {
      removeOthers(like: action, for: events)
      all[all.firstIndex { $0.action === action } ?? index].events.formUnion(events)
      return
    }
    let replaced = all.firstIndex {
      $0.action.isNamed(like: action) && $0.events.isSubset(of: events)
    }
    if let replaced {
      all[replaced] = Handler(action: action, events: events)
      removeOthers(like: action, for: events)
    } else {
      remove(events) { $0.isNamed(like: action) }
      all.append(Handler(action: action, events: events))
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(events) { $0.identifier == identifier }
  }

  private mutating func removeOthers(like action: UIAction, for events: UIControl.Event) {
    remove(events) { $0 !== action && $0.isNamed(like: action) }
  }

  private mutating func remove(_ events: UIControl.Event, where matches: (UIAction) -> Bool) {
    for index in all.indices where matches(all[index].action) {
      all[index].events.subtract(events)
    }
    all.removeAll { $0.events.isEmpty }
  }
}
