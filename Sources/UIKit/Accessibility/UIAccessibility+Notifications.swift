// Never posted: the user's aids are the host's.
extension UIAccessibility {
  public static let assistiveTouchStatusDidChangeNotification = name(
    "AssistiveTouchStatusDidChange")
  public static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  public static let closedCaptioningStatusDidChangeNotification = name(
    "ClosedCaptioningStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  public static let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColorDidChange")
  public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  public static let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  public static let speakSelectionStatusDidChangeNotification = name(
    "SpeakSelectionStatusDidChange")
  public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
}
