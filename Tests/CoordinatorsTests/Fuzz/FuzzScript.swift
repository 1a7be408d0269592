/// A script of random steps, and the shortest part of it that still fails.
@MainActor struct FuzzScript {
  let steps: [FuzzStep]
  /// Whether the program may tell UIKit itself what to show, be that in none of the steps that are left.
  let hasDirect: Bool

  /// Of every fourth seed the program uses the library alone.
  init(seed: UInt64, count: Int) {
    var generator = SeededGenerator(seed: seed)
    let hasDirect = seed % 4 != 0
    steps = (0..<count).map { _ in FuzzStep(using: &generator, hasDirect: hasDirect) }
    self.hasDirect = hasDirect
  }

  init(_ steps: [FuzzStep], hasDirect: Bool) {
    self.steps = steps
    self.hasDirect = hasDirect
  }

  /// What `description` says.
  init(_ text: String) {
    steps = text.split(separator: "\n").compactMap(FuzzStep.init(_:))
    hasDirect = text.hasPrefix(Self.direct) || steps.contains(where: \.kind.isDirect)
  }

  private static let direct = "direct\n"

  /// What went wrong first, nil if nothing did. Where the library alone tells UIKit what to show, that has nothing
  /// to warn of.
  ///
  /// - Parameter tells: whether what happens is printed.
  func failure(tells: Bool = false) async throws -> String? {
    var world = try FuzzWorld(hasDirect: hasDirect)
    if tells { world.tell() }
    for step in steps {
      if tells { print(step) }
      await world.perform(step)
      if tells { print("  \(world.description)") }
      if let failure = world.failure { return failure }
      if !hasDirect, let fault = world.stage.faults.first { return fault }
      if let next = world.successor {
        world = next
        if tells { world.tell() }
      }
    }
    let failure = await world.failureAtTheEnd()
    if tells, failure != nil { print("  \(world.description)") }
    return failure
  }

  func shrunk() async throws -> FuzzScript {
    try await shrunk { try await FuzzScript($0, hasDirect: hasDirect).failure() != nil }
  }

  /// Takes away as much as can be taken away so that it still fails.
  func shrunk(while fails: ([FuzzStep]) async throws -> Bool) async rethrows -> FuzzScript {
    var steps = steps
    var size = max(1, steps.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < steps.count {
        var shorter = steps
        shorter.removeSubrange(start..<min(start + size, steps.count))
        if try await fails(shorter) {
          steps = shorter
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return FuzzScript(steps, hasDirect: hasDirect) }
      size = max(1, size / 2)
    }
  }

  var description: String {
    let isPlain = !hasDirect || steps.contains(where: \.kind.isDirect)
    return (isPlain ? "" : Self.direct) + steps.map(\.description).joined(separator: "\n")
  }
}
