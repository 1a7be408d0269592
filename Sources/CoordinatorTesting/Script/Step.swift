public import AppHost
public import Foundation

/// One thing that a user does, waits for or looks for.
public struct Step: Hashable, Sendable {
  public var action: Action
  /// Whether it is done at once, while what the step before has set in motion is still under way.
  public var isQuick: Bool

  public init(_ action: Action, isQuick: Bool = false) {
    self.action = action
    self.isQuick = isQuick
  }

  public enum Action: Hashable, Sendable {
    case tap(Target)
    /// Two taps with nothing in between. The second one falls on whatever is there by then.
    case doubleTap(Target)
    case longPress(Target)
    case type(Entry, into: Target)
    case submit(Target)
    /// Without a target: the one list that has more rows than it shows.
    case scroll(Target?)
    /// Without a target: the one list that has rows before those that it shows.
    case scrollBack(Target?)
    case refresh(Target)
    case adjust(Target, to: Double)
    case pick(Target, Date)
    case swipe(Target, UserEvent.Direction, UserEvent.GesturePhase = .whole)
    case goBack
    case swipeBack(UserEvent.GesturePhase)
    case swipeDown(UserEvent.GesturePhase)
    case open(URL)
    case leaveApp, returnToApp
    /// The app is ended and started again, on the same device.
    case relaunch(AppEnding)
    /// Until everything is at rest, or by that many seconds of the app's own time.
    case wait(seconds: Double?)
    case expect(Expectation)
  }

  /// What is written into a field.
  public enum Entry: Hashable, Sendable {
    case text(String)
    /// A text that the script only names: whoever replays it has it among their samples.
    case sample(String)
  }

  /// What is to be seen, or not.
  public enum Expectation: Hashable, Sendable {
    case sees(String)
    case seesNo(String)
    case title(String)
  }

  public var isExpectation: Bool {
    if case .expect = action { true } else { false }
  }

  public static func tap(_ target: Target) -> Step { Step(.tap(target)) }
  public static func type(_ text: String, into target: Target) -> Step {
    Step(.type(.text(text), into: target))
  }
}
