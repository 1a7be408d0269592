/// Animations that move together, and that can be held and moved back. Each one's end comes when its
/// time is over, or, on the way back, when the beginning is reached.
@MainActor final class AnimationTimeline {
  private let application: UIApplication
  private var playhead: Playhead
  private var isReversed = false
  /// What comes at which second.
  private var ends: [(time: TimeInterval, action: () -> Void)] = []
  /// Counts how often the way has changed: what was due before is not any more.
  private var course = 0

  init(duration: TimeInterval, on application: UIApplication) {
    self.application = application
    playhead = Playhead(duration: duration)
  }

  private var now: TimeInterval { application.clock.now }
  var fraction: CGFloat { CGFloat(playhead.fraction(at: now)) }

  /// - Parameter time: in seconds from the beginning.
  func add(endingAt time: TimeInterval, _ action: @escaping () -> Void) {
    ends.append((time, action))
    if playhead.isMoving { schedule() }
  }

  func play(reversed: Bool = false, speed: CGFloat = 1) {
    isReversed = reversed
    playhead.move(at: Double(reversed ? -speed : speed), from: now)
    schedule()
  }

  func pause() {
    playhead.hold(at: now)
    course += 1
  }

  func move(to fraction: CGFloat) {
    playhead.hold(atFraction: Double(fraction))
    course += 1
  }

  private func schedule() {
    course += 1
    let course = course
    for time in Set(ends.map(\.time)) {
      application.schedule(after: playhead.timeLeft(to: time, at: now)) {
        if self.course == course { self.end(time) }
      }
    }
  }

  private func end(_ time: TimeInterval) {
    let due = ends.filter { $0.time == time }
    ends.removeAll { $0.time == time }
    for end in due { end.action() }
  }
}
