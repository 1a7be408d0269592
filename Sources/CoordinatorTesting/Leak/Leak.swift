/// Something that should have gone, and lives.
public struct Leak: Hashable, Sendable, Codable {
  public enum Kind: String, Sendable, Codable { case coordinator, controller, view }

  public let kind: Kind
  /// Its class: `BuyCoordinator`.
  public let type: String
  /// What it was called on screen, if it was.
  public let title: String
  /// Who holds it, and where: `BuyViewController.didCancel (a closure)`. nil where that cannot be
  /// seen: what a task holds is hidden, and what some closures hold that capture something generic. It may
  /// be no leak then, but something that a task keeps for later.
  public let holder: String?

  public init(kind: Kind, type: String, title: String = "", holder: String? = nil) {
    self.kind = kind
    self.type = type
    self.title = title
    self.holder = holder
  }
}

extension Leak: CustomStringConvertible {
  public var description: String {
    let name = title.isEmpty ? type : "\(type) “\(title)”"
    guard let holder else {
      return "\(name) is still alive; who holds it cannot be seen (a task, a timer, or a closure"
        + " within a closure)"
    }
    return "\(name) is still alive: \(holder) holds it"
  }
}
