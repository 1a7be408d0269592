/// How an app's screens stand. Here always upright.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several of them.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientations: UIInterfaceOrientation...) {
    rawValue = orientations.reduce(0) { $0 | 1 << UInt($1.rawValue) }
  }

  public static var portrait: UIInterfaceOrientationMask { Self(.portrait) }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { Self(.portraitUpsideDown) }
  public static var landscapeLeft: UIInterfaceOrientationMask { Self(.landscapeLeft) }
  public static var landscapeRight: UIInterfaceOrientationMask { Self(.landscapeRight) }
  public static var landscape: UIInterfaceOrientationMask {
    Self(.landscapeLeft, .landscapeRight)
  }
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
  public static var all: UIInterfaceOrientationMask { [.allButUpsideDown, .portraitUpsideDown] }
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
