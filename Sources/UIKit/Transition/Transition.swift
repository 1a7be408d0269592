/// One transition between screens: a stack's, a presentation, a dismissal. It says what happens at
/// its beginning and at each of its two ends; when they come is said here, once for all of them.
@MainActor protocol Transition: AnyObject {
  var coordinator: TransitionCoordinator { get }
  var application: UIApplication? { get }
  /// What must live until the end, and may not be held by the transition itself.
  var owner: AnyObject? { get }

  /// The will-calls.
  func begin()
  /// Puts the views where they go. An animator of the app's does it in its own way.
  func placeViews()
  /// The views are in place.
  func didPlaceViews()
  /// What comes is there: the did-calls.
  func complete()
  /// It has been called off: everything is as before.
  func cancel()
}

extension Transition {
  var owner: AnyObject? { nil }

  /// Begins. One that the user's finger drives waits for `letGo`, one with an animator of the app's
  /// for that, any other ends when its time is over.
  func run() {
    if !coordinator.isInteractive, coordinator.hold == nil {
      coordinator.hold = application?.animationsInUse?.hold()
    }
    begin()
    if let custom = coordinator.custom { return custom.start(self) }
    placeViews()
    didPlaceViews()
    coordinator.begin()
    if !coordinator.isInteractive { finish(completed: true) }
  }

  /// The finger that UIKit itself follows has let go.
  func letGo(completed: Bool) {
    coordinator.endInteraction(cancelled: !completed)
    finish(completed: completed)
  }

  private func finish(completed: Bool) {
    guard let application else { return end(completed: completed) }
    let owner = owner
    application.finishTransition(after: coordinator.transitionDuration) {
      self.end(completed: completed)
      withExtendedLifetime(owner) {}
    }
  }

  func end(completed: Bool) {
    completed ? complete() : cancel()
    coordinator.hold = nil
  }
}
