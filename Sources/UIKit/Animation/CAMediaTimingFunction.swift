/// How an animation gains and loses speed, kept as data. Part of Core Animation, which Linux has not.
public class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .linear: [0, 0, 1, 1]
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      default: [0.25, 0.1, 0.25, 1]
      }
    super.init()
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// - Parameter idx: 0 is the beginning and 3 the end, with the two points between them.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard idx >= 0, idx < 4 else { return }
    ptr[0] = all[idx * 2]
    ptr[1] = all[idx * 2 + 1]
  }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
