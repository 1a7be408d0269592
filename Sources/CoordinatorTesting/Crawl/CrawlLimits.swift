/// How far a crawl goes.
public struct CrawlLimits: Hashable, Codable, Sendable {
  /// The number of states that are looked at.
  public var states: Int
  /// The number of choices from the start to a state in which things are still tried.
  public var depth: Int
  /// The number of choices that are made in one life of the app, so that what grows in memory does
  /// not grow for ever.
  public var choicesInOneRun: Int

  public init(states: Int = 10_000, depth: Int = .max, choicesInOneRun: Int = 1000) {
    self.states = states
    self.depth = depth
    self.choicesInOneRun = choicesInOneRun
  }
}
