/// Something that is wrong with the app.
public struct Problem: Hashable, Codable, Sendable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case leak, trap, exception, fault, deadEnd, refusedPresentation, twoNavigations
    case unfinishedFlow, orphanedScreen, restless, unreachedScreen, unstartedCoordinator
  }

  public var kind: Kind
  /// What tells it apart from others of its kind: mostly a class.
  public var subject: String
  public var message: String

  public init(_ kind: Kind, _ subject: String, _ message: String) {
    self.kind = kind
    self.subject = subject
    self.message = message
  }
}

extension Problem.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .leak: "leak"
    case .trap: "crash"
    case .exception: "exception"
    case .fault: "fault"
    case .deadEnd: "dead end"
    case .refusedPresentation: "refused presentation"
    case .twoNavigations: "two navigations from one tap"
    case .unfinishedFlow: "flow that has not finished"
    case .orphanedScreen: "screen whose flow is over"
    case .restless: "never at rest"
    case .unreachedScreen: "screen never reached"
    case .unstartedCoordinator: "coordinator never started"
    }
  }
}

/// A problem, and how to see it.
public struct Finding: Hashable, Codable, Sendable {
  public var problem: Problem
  /// What leads to it from the start; nil for what was never reached.
  public var script: [Step]?
  /// Where the last thing was done before it was seen, and what.
  public var state: StateID?
  public var choice: Choice?

  public init(
    _ problem: Problem, script: [Step]? = nil, state: StateID? = nil, choice: Choice? = nil
  ) {
    self.problem = problem
    self.script = script
    self.state = state
    self.choice = choice
  }
}
