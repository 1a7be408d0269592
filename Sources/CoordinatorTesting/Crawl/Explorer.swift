/// Something with states, in which things can be done: an app, or a graph made for a test.
@MainActor public protocol Explorer: AnyObject {
  /// Begins anew.
  func start() async throws -> Sighting

  /// Does something in the present state, and waits until it has come to rest.
  func take(_ choice: Choice) async -> Sighting

  /// The present state in full. Asked for once for each state.
  func describe() -> Place
}

/// What an explorer sees after each thing that it does.
public struct Sighting: Sendable {
  public var state: StateID
  /// What has gone wrong on the way here.
  public var problems: [Problem]
  /// Whether nothing can be done any more until it begins anew.
  public var isOver: Bool

  public init(_ state: StateID, problems: [Problem] = [], isOver: Bool = false) {
    self.state = state
    self.problems = problems
    self.isOver = isOver
  }
}

/// A state in full.
public struct Place: Hashable, Codable, Sendable {
  /// The class of the screen on top.
  public var screen: String
  public var title: String
  /// What is on screen and below it, from the root on: screens by their classes, and `sheet` or the
  /// like before the first one of each layer.
  public var path: [String]
  /// The coordinators that the screen on top belongs to, the outermost first.
  public var flow: [String]
  /// All coordinators that run.
  public var coordinators: [String]
  /// What a person sees, as text.
  public var lines: [String]
  /// What can be done here.
  public var choices: [Choice]

  public init(
    screen: String, title: String = "", path: [String] = [], flow: [String] = [],
    coordinators: [String] = [], lines: [String] = [], choices: [Choice] = []
  ) {
    self.screen = screen
    self.title = title
    self.path = path.isEmpty ? [screen] : path
    self.flow = flow
    self.coordinators = coordinators
    self.lines = lines
    self.choices = choices
  }
}
