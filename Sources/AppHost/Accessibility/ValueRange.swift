/// Where a slider, a page control or a progress view stands.
public struct ValueRange: Codable, Equatable, Sendable {
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  /// Between two values that can be chosen; nil where every value can.
  public var step: Double?

  public init(value: Double, minimum: Double = 0, maximum: Double = 1, step: Double? = nil) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }
}
