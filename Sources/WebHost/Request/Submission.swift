package import AppHost

/// What a user did on a page: the same form fields with the script and without it.
package struct Submission: Equatable, Sendable {
  /// The page's. Where it is not the session's, the page is out of date.
  package var revision: Int
  /// What the browser shows, for the patch.
  package var version: Int
  /// What stands in the fields, in the page's order.
  package var texts: [Text] = []
  /// Whether all fields are sent, changed or not, as browsers do by themselves.
  package var isWholeForm: Bool
  package var action: Action?
  /// How much room the browser's window has; nil where it does not say so.
  package var width: App.Device.Width?

  package struct Text: Equatable, Sendable {
    package var field: NodeID
    package var text: String
  }

  package enum Action: Equatable, Sendable {
    case tap(NodeID)
    case submit(NodeID)
    case scroll(NodeID)
    case scrollBack(NodeID)
    case longPress(NodeID)
    case refresh(NodeID)
    case adjust(NodeID, to: Double)
    case swipe(NodeID, UserEvent.Direction)
    /// The browser's own Back.
    case back
    /// The handle of a sheet, the escape key, or a tap beside it.
    case down
  }

  package init(_ form: FormBody, isWholeForm: Bool = false) throws(Problem) {
    self.isWholeForm = isWholeForm
    (revision, version) = (-1, -1)
    var numbers: [String: Int] = [:]
    for pair in form.pairs {
      switch pair.name {
      case "revision", "version":
        guard let number = Int(pair.value), number >= 0, numbers[pair.name] == nil else {
          throw .malformed("The form does not say which page it is from.")
        }
        numbers[pair.name] = number
      case "width":
        guard let width = App.Device.Width(rawValue: pair.value) else {
          throw .malformed("The form has a width that is none.")
        }
        self.width = width
      default: try add(pair)
      }
    }
    guard let revision = numbers["revision"], let version = numbers["version"] else {
      throw .malformed("The form does not say which page it is from.")
    }
    (self.revision, self.version) = (revision, version)
  }

  private mutating func add(_ pair: FormBody.Pair) throws(Problem) {
    if pair.name.hasPrefix("text.") {
      let field = try Self.node(pair.name.dropFirst("text.".count))
      texts.append(Text(field: field, text: pair.value))
      return
    }
    guard action == nil else { throw .malformed("The form asks for two things at once.") }
    action = try Self.action(pair)
  }

  private static func action(_ pair: FormBody.Pair) throws(Problem) -> Action {
    switch (pair.name, pair.value) {
    case ("tap", _): .tap(try node(pair.value))
    case ("submit", _): .submit(try node(pair.value))
    case ("scroll", _): .scroll(try node(pair.value))
    case ("scrollBack", _): .scrollBack(try node(pair.value))
    case ("longPress", _): .longPress(try node(pair.value))
    case ("refresh", _): .refresh(try node(pair.value))
    case ("adjust", _): try adjusting(pair.value)
    case ("swipe", _): try swiping(pair.value)
    case ("back", "back"): .back
    case ("back", "down"): .down
    default: throw .malformed("The form asks for something that the app does not know.")
    }
  }

  /// `ID:VALUE`, as no identity has a colon.
  private static func adjusting(_ text: String) throws(Problem) -> Action {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let value = Double(parts[1]), value.isFinite else {
      throw .malformed("The form does not say how far something is to be moved.")
    }
    return .adjust(try node(parts[0]), to: value)
  }

  /// `ID:DIRECTION`.
  private static func swiping(_ text: String) throws(Problem) -> Action {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let direction = UserEvent.Direction(rawValue: String(parts[1])) else {
      throw .malformed("The form swipes to nowhere.")
    }
    return .swipe(try node(parts[0]), direction)
  }

  private static func node(_ name: some StringProtocol) throws(Problem) -> NodeID {
    let isValid = name.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
      default: false
      }
    }
    guard isValid, !name.isEmpty, name.utf8.count <= 4096 else {
      throw .malformed("The form names something that cannot be on a page.")
    }
    return NodeID(String(name))
  }
}
