/// A script of random steps, and the shortest part of it that still fails.
@MainActor struct FuzzScript {
  let steps: [FuzzStep]
  /// Whether the program may tell UIKit itself what to show, be that in none of the steps that are left.
  let hasDirect: Bool
  /// Whether all comes to rest after each step, and what there is is compared with what must be. Otherwise that is so where
  /// a step says it: what comes in the middle of anything else is found by that.
  let rests: Bool

  /// Of every fourth seed the program uses the library alone, and of every fifth all comes to rest after each step.
  init(seed: UInt64, count: Int) {
    var generator = SeededGenerator(seed: seed)
    let hasDirect = seed % 4 != 0
    steps = (0..<count).map { _ in FuzzStep(using: &generator, hasDirect: hasDirect) }
    self.hasDirect = hasDirect
    rests = seed % 5 == 0
  }

  init(_ steps: [FuzzStep], hasDirect: Bool, rests: Bool = false) {
    self.steps = steps
    self.hasDirect = hasDirect
    self.rests = rests
  }

  /// What `description` says.
  init(_ text: String) {
    let lines = text.split(separator: "\n")
    steps = lines.compactMap(FuzzStep.init(_:))
    hasDirect = lines.contains(Self.direct) || steps.contains(where: \.kind.isDirect)
    rests = lines.contains(Self.rests)
  }

  private static let direct: Substring = "direct"
  private static let rests: Substring = "rests"

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
      if rests { await world.rest() }
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
    try await shrunk {
      try await FuzzScript($0, hasDirect: hasDirect, rests: rests).failure() != nil
    }
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
      if size == 1, !hasShrunk { return FuzzScript(steps, hasDirect: hasDirect, rests: rests) }
      size = max(1, size / 2)
    }
  }

  var description: String {
    let isPlain = !hasDirect || steps.contains(where: \.kind.isDirect)
    let modes = (isPlain ? [] : [Self.direct]) + (rests ? [Self.rests] : [])
    return (modes.map(String.init) + steps.map(\.description)).joined(separator: "\n")
  }
}
