/// A value for each state of a control, with the one for `normal` standing in for the others.
struct ControlStateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// What is shown in `state`.
  func shown(in state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
