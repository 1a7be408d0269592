import AppHost
import Foundation

extension Step: CustomStringConvertible {
  /// The step's line in a script.
  public var description: String { (isQuick ? "quickly " : "") + action.description }
}

extension Step.Action: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tap(let target): "tap \(target)"
    case .doubleTap(let target): "double-tap \(target)"
    case .longPress(let target): "hold \(target)"
    case .type(.text(""), let target): "clear \(target)"
    case .type(let entry, let target): "type \(entry) into \(target)"
    case .submit(let target): "press return in \(target)"
    case .scroll(let target): target.map { "scroll \($0)" } ?? "scroll"
    case .scrollBack(let target): target.map { "scroll back \($0)" } ?? "scroll back"
    case .refresh(let target): "pull \(target)"
    case .adjust(let target, let value): "set \(target) to \(value)"
    case .pick(let target, let date): "pick \(date.formatted(.iso8601)) in \(target)"
    case .swipe(let target, let direction, let phase):
      "swipe \(direction.rawValue)\(phase.suffix) on \(target)"
    case .goBack: "go back"
    case .swipeBack(let phase): "swipe back" + phase.suffix
    case .swipeDown(let phase): "swipe down" + phase.suffix
    case .open(let url): "open \(url.absoluteString.quoted)"
    case .leaveApp: "leave the app"
    case .returnToApp: "come back"
    case .relaunch(.system): "relaunch"
    case .relaunch(.user): "relaunch after quitting"
    case .wait(let seconds): seconds.map { "wait \($0)" } ?? "wait"
    case .expect(.sees(let text)): "expect \(text.quoted)"
    case .expect(.seesNo(let text)): "expect no \(text.quoted)"
    case .expect(.title(let title)): "expect title \(title.quoted)"
    }
  }
}

extension Step.Entry: CustomStringConvertible {
  public var description: String {
    switch self {
    case .text(let text): text.quoted
    case .sample(let name): name.bracketed
    }
  }
}

extension UserEvent.GesturePhase {
  fileprivate var suffix: String { self == .whole ? "" : " \(rawValue)" }
}
