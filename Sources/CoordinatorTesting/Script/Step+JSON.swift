import AppHost
import Foundation

/// A flat object with what the step needs: `{"do": "tap", "label": "Buy", "in": "Alpine Dawn"}`.
extension Step: Codable {
  private enum Key: String, CodingKey {
    case verb = "do"
    case label, role
    case container = "in"
    case identifier, number, text, sample, value, date, direction
    case phase, url, seconds, quickly
    case ending = "endedBy"
  }

  private enum Verb: String, Codable {
    case tap, doubleTap, longPress, type, submit, scroll, scrollBack, refresh, adjust, pick, swipe
    case goBack, swipeBack, swipeDown, open, leaveApp, returnToApp, relaunch, wait, expect, expectNo
    case expectTitle
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    if isQuick { try object.encode(true, forKey: .quickly) }
    func put(_ verb: Verb, _ target: Target? = nil) throws {
      try object.encode(verb, forKey: .verb)
      try object.encodeIfPresent(target?.label, forKey: .label)
      try object.encodeIfPresent(target?.role, forKey: .role)
      try object.encodeIfPresent(target?.container, forKey: .container)
      try object.encodeIfPresent(target?.identifier, forKey: .identifier)
      try object.encodeIfPresent(target?.number, forKey: .number)
    }
    switch action {
    case .tap(let target): try put(.tap, target)
    case .doubleTap(let target): try put(.doubleTap, target)
    case .longPress(let target): try put(.longPress, target)
    case .type(let entry, let target):
      try put(.type, target)
      switch entry {
      case .text(let text): try object.encode(text, forKey: .text)
      case .sample(let name): try object.encode(name, forKey: .sample)
      }
    case .submit(let target): try put(.submit, target)
    case .scroll(let target): try put(.scroll, target)
    case .scrollBack(let target): try put(.scrollBack, target)
    case .refresh(let target): try put(.refresh, target)
    case .adjust(let target, let value):
      try put(.adjust, target)
      try object.encode(value, forKey: .value)
    case .pick(let target, let date):
      try put(.pick, target)
      try object.encode(date.formatted(.iso8601), forKey: .date)
    case .swipe(let target, let direction, let phase):
      try put(.swipe, target)
      if phase != .whole { try object.encode(phase, forKey: .phase) }
      try object.encode(direction, forKey: .direction)
    case .goBack: try put(.goBack)
    case .swipeBack(let phase):
      try put(.swipeBack)
      if phase != .whole { try object.encode(phase, forKey: .phase) }
    case .swipeDown(let phase):
      try put(.swipeDown)
      if phase != .whole { try object.encode(phase, forKey: .phase) }
    case .open(let url):
      try put(.open)
      try object.encode(url, forKey: .url)
    case .leaveApp: try put(.leaveApp)
    case .returnToApp: try put(.returnToApp)
    case .relaunch(let ending):
      try put(.relaunch)
      if ending != .system { try object.encode(ending, forKey: .ending) }
    case .wait(let seconds):
      try put(.wait)
      try object.encodeIfPresent(seconds, forKey: .seconds)
    case .expect(.sees(let text)):
      try put(.expect)
      try object.encode(text, forKey: .text)
    case .expect(.seesNo(let text)):
      try put(.expectNo)
      try object.encode(text, forKey: .text)
    case .expect(.title(let title)):
      try put(.expectTitle)
      try object.encode(title, forKey: .text)
    }
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let target = Target(
      try object.decodeIfPresent(String.self, forKey: .label),
      role: try object.decodeIfPresent(AccessibilityRole.self, forKey: .role),
      in: try object.decodeIfPresent(String.self, forKey: .container),
      identifier: try object.decodeIfPresent(String.self, forKey: .identifier),
      number: try object.decodeIfPresent(Int.self, forKey: .number))
    func text() throws -> String { try object.decode(String.self, forKey: .text) }
    func phase() throws -> UserEvent.GesturePhase {
      try object.decodeIfPresent(UserEvent.GesturePhase.self, forKey: .phase) ?? .whole
    }
    let action: Action =
      switch try object.decode(Verb.self, forKey: .verb) {
      case .tap: .tap(target)
      case .doubleTap: .doubleTap(target)
      case .longPress: .longPress(target)
      case .type:
        if let sample = try object.decodeIfPresent(String.self, forKey: .sample) {
          .type(.sample(sample), into: target)
        } else {
          .type(.text(try text()), into: target)
        }
      case .submit: .submit(target)
      case .scroll: .scroll(target == Target() ? nil : target)
      case .scrollBack: .scrollBack(target == Target() ? nil : target)
      case .refresh: .refresh(target)
      case .adjust: .adjust(target, to: try object.decode(Double.self, forKey: .value))
      case .pick:
        .pick(
          target,
          try Date(try object.decode(String.self, forKey: .date), strategy: .iso8601))
      case .swipe:
        .swipe(
          target, try object.decode(UserEvent.Direction.self, forKey: .direction), try phase())
      case .goBack: .goBack
      case .swipeBack: .swipeBack(try phase())
      case .swipeDown: .swipeDown(try phase())
      case .open: .open(try object.decode(URL.self, forKey: .url))
      case .leaveApp: .leaveApp
      case .returnToApp: .returnToApp
      case .relaunch:
        .relaunch(try object.decodeIfPresent(AppEnding.self, forKey: .ending) ?? .system)
      case .wait: .wait(seconds: try object.decodeIfPresent(Double.self, forKey: .seconds))
      case .expect: .expect(.sees(try text()))
      case .expectNo: .expect(.seesNo(try text()))
      case .expectTitle: .expect(.title(try text()))
      }
    self.init(action, isQuick: try object.decodeIfPresent(Bool.self, forKey: .quickly) ?? false)
  }
}
