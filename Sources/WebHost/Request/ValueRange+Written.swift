import AppHost

extension ValueRange {
  /// The value as it stands in a form: where only some can be chosen, the nearest of them, as a
  /// browser would take no other.
  var written: String { Self.written(nearest) }

  private var nearest: Double {
    let value = min(max(value, minimum), maximum)
    guard let step, step > 0 else { return value }
    let last = ((maximum - minimum) / step).rounded(.down)
    return minimum + min(((value - minimum) / step).rounded(), last) * step
  }

  func contains(_ value: Double) -> Bool {
    value.isFinite && (minimum...max(minimum, maximum)).contains(value)
  }

  /// Whole numbers without a fraction.
  static func written(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }
}
