/// What an app tells a screen reader, and what it can know of the user's aids: none is known to run, as
/// the host's are the host's.
public struct UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    // Apple imports these as variables. Nobody sets them, and setting them here changes nothing.
    public static var screenChanged: Notification {
      get { Notification(rawValue: 1000) }
      set {}
    }
    public static var layoutChanged: Notification {
      get { Notification(rawValue: 1001) }
      set {}
    }
    /// To be read out: a text.
    public static var announcement: Notification {
      get { Notification(rawValue: 1008) }
      set {}
    }
    public static var pageScrolled: Notification {
      get { Notification(rawValue: 1009) }
      set {}
    }
    public static var pauseAssistiveTechnology: Notification {
      get { Notification(rawValue: 1019) }
      set {}
    }
    public static var resumeAssistiveTechnology: Notification {
      get { Notification(rawValue: 1020) }
      set {}
    }
  }

  /// Tells the host of the running session. Code that belongs to none is not heard.
  ///
  /// - Parameter argument: the text to be read out, or the element that the reader is to go to.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    Session.current?.application.record(
      AccessibilityPost(notification: notification, argument: argument))
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Into the coordinates of the window, by frames as they are set.
  @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect { view.convert(rect, to: nil as UIView?) }

  // Never posted.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public static let elementFocusedNotification = name("ElementFocused")

  static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(event)Notification")
  }
}

/// What an app has told a screen reader.
@MainActor package struct AccessibilityPost {
  package let notification: UIAccessibility.Notification
  package let argument: Any?
  package var text: String? {
    (argument as? String) ?? (argument as? NSAttributedString)?.string
  }
}
