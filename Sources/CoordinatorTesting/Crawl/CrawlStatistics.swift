/// What a crawl has cost.
public struct CrawlStatistics: Hashable, Codable, Sendable {
  /// How often the app was started.
  public var starts = 0
  /// How many choices were made, and how many of them only to come to where something was left to
  /// try.
  public var choices = 0
  public var repeated = 0
  /// How often the same choices led elsewhere, and how many states were given up for it.
  public var detours = 0
  public var lost = 0
  /// Whether a limit was reached.
  public var isCut = false

  public init() {}

  mutating func merge(_ other: CrawlStatistics) {
    starts += other.starts
    choices += other.choices
    repeated += other.repeated
    detours += other.detours
    lost += other.lost
    isCut = isCut || other.isCut
  }
}

/// One part of a crawl that is divided among several machines.
public struct Shard: Hashable, Codable, Sendable {
  /// From 1 on.
  public let number: Int
  public let count: Int

  public static let whole = Shard(number: 1, count: 1)

  public init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }
}
