/// How long something takes, and how often.
@MainActor public protocol CAMediaTiming {
  var beginTime: TimeInterval { get set }
  /// Seconds; 0 is the transaction's.
  var duration: TimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: TimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: TimeInterval { get set }
  var autoreverses: Bool { get set }
}
