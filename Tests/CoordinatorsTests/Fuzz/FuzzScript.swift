/// A script of random steps, and the shortest part of it that still fails.
@MainActor struct FuzzScript {
  let steps: [FuzzStep]
  let mode: FuzzMode

  init(seed: UInt64, count: Int) {
    var generator = SeededGenerator(seed: seed)
    let mode = FuzzMode(seed: seed)
    steps = (0..<count).map { _ in FuzzStep(using: &generator, hasDirect: mode.hasDirect) }
    self.mode = mode
  }

  init(_ steps: [FuzzStep], _ mode: FuzzMode) {
    self.steps = steps
    self.mode = mode
  }

  /// What `description` says.
  init(_ text: String) {
    let lines = text.split(separator: "\n")
    steps = lines.compactMap(FuzzStep.init(_:))
    var mode = FuzzMode(lines)
    if steps.contains(where: \.kind.isDirect) { mode.hasDirect = true }
    self.mode = mode
  }

  /// What went wrong first, nil if nothing did. Where the library alone tells UIKit what to show, that has nothing
  /// to warn of.
  ///
  /// - Parameter tells: whether what happens is printed.
  func failure(tells: Bool = false) async throws -> String? {
    var world = try FuzzWorld(mode)
    if tells { world.tell() }
    for step in steps {
      if tells { print(step) }
      await world.perform(step)
      if mode.rests { await world.rest() }
      if tells { print("  \(world.description)") }
      if let failure = world.failure { return failure }
      if !mode.hasDirect, let fault = world.stage.faults.first { return fault }
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
    let shortest = try await steps.shortest { try await FuzzScript($0, mode).failure() != nil }
    return FuzzScript(shortest, mode)
  }

  var description: String {
    let isPlain = steps.contains(where: \.kind.isDirect)
    return (mode.lines(isPlain: isPlain) + steps.map(\.description)).joined(separator: "\n")
  }
}
