/// Where an animation stands on its way, in seconds of its own time. A value: what it says of a moment
/// depends on that moment alone.
struct Playhead {
  let duration: TimeInterval
  /// Where it stood at `since`, or stands while nothing moves it.
  private var position: TimeInterval = 0
  /// When it was set in motion; nil while it is held.
  private var since: TimeInterval?
  /// Seconds of its own time in one of the clock's; below 0 backwards.
  private var rate = 1.0

  init(duration: TimeInterval) { self.duration = duration }

  var isMoving: Bool { since != nil }

  func position(at now: TimeInterval) -> TimeInterval {
    let moved = position + (since.map { (now - $0) * rate } ?? 0)
    return min(max(0, moved), duration)
  }

  /// From 0 to 1.
  func fraction(at now: TimeInterval) -> Double {
    duration > 0 ? position(at: now) / duration : 1
  }

  mutating func hold(at now: TimeInterval) {
    position = position(at: now)
    since = nil
  }

  mutating func hold(atFraction fraction: Double) {
    position = min(max(0, fraction), 1) * duration
    since = nil
  }

  mutating func move(at rate: Double, from now: TimeInterval) {
    position = position(at: now)
    since = now
    self.rate = rate
  }

  /// Seconds on the clock until it comes to `end` as it moves now; forwards, or at its own beginning
  /// where it moves back.
  func timeLeft(to end: TimeInterval, at now: TimeInterval) -> TimeInterval {
    let way = rate < 0 ? position(at: now) : end - position(at: now)
    return max(0, way / abs(rate))
  }
}
