extension UIView {
  /// Calls `action` when an animation that begins now is over: on the session's clock, and as part
  /// of what a host waits for before it calls the screen at rest. Off screen nothing is animated.
  func afterAnimation(_ action: @escaping @MainActor () -> Void) {
    guard let application = window?.application ?? Session.current?.application else {
      return action()
    }
    guard window != nil else { return application.schedule(after: 0, action) }
    application.finishTransition(after: 0.3, action)
  }
}
