/// What is a child's of what has come in the turn in which that was put in.
struct ArrivalShare {
  let child: Flow
  let screens: [Screen]
  /// Whether they came before it was put in, so that its `start()` had been called by then.
  let cameBefore: Bool
  /// Whether its `start()` had shown nothing by then.
  let isStarted: Bool
}
