import CoordinatorTesting
import Coordinators
import Testing

/// A link that fails when it has left flows already: they are there again, and the app is as it was.
@MainActor struct FailedLinkTests: FailedLinkTesting {
  let scene: LinkScene

  init() throws { scene = try Self.makeScene() }

  private static let failure = LinkFailure("bad", .flowHasEnded("Guide"))

  @Test(
    "flows that have been left are there again, with their drafts", arguments: [true, false],
    [true, false])
  func flows(isPresented: Bool, animated: Bool) throws {
    if isPresented { root.presentation = .present(from: scene.front) }
    scene.open([.page("A"), .flow("B"), .page("C")])
    let left = Weakly(try #require(scene.flow("B")))
    left.object?.text = "Dear all"
    let before = state
    let failure = fail([.flow("Other"), .page("P"), "bad"], animated: animated)
    #expect(failure?.step == "bad")
    #expect(failure?.omissions == [])
    #expect(state == before)
    #expect(scene.flow("B")?.text == "Dear all")
    // The former one has ended, once, and is no more.
    #expect(left.object == nil)
    #expect(stage.ends.filter { $0 == "B" }.count == 1)
    #expect(stage.faults == [])
  }

  @Test func `what was left can be left again`() throws {
    scene.open([.page("A"), .flow("B"), .page("C")])
    _ = fail([.page("P"), "bad"])
    try scene.user.goBack()
    #expect(scene.titles == "root A B")
    try scene.user.goBack()
    #expect(scene.flows == "root")
    try scene.user.goBack()
    #expect(scene.titles == "root")
    #expect(stage.alive == ["root"])
  }

  @Test func `who opens the link hears of it when all is there again`() {
    scene.open([.page("A"), .flow("B")])
    let before = state
    var seen: [String] = []
    stage.run { root.open([.page("P"), "bad"]) { _ in seen.append(state) } }
    stage.settle()
    #expect(seen == [before])
  }

  @Test func `flows within each other, and beside each other`() throws {
    scene.open([.flow("B"), .page("C"), .flow("D")])
    stage.run { scene.flow("D").map { $0.pushCoordinator($0.child("sheet"), .over()) } }
    stage.settle()
    scene.flow("sheet")?.linkStep = .flow("sheet")
    let before = state
    #expect(scene.titles == "root B C D | sheet")
    let ways = root.ways
    root.ways = { guide, step, path in
      step == .flow("sheet") ? .start(guide.child("sheet"), .over()) : ways(guide, step, path)
    }
    #expect(fail([.page("P"), "bad"]) != nil)
    #expect(state == before)
  }

  @Test func `what runs within a flow that stays keeps its place among its children`() {
    stage.run {
      let silent = root.child("silent")
      silent.first = nil
      root.pushCoordinator(root.child("first"), .present(from: scene.front))
      root.pushCoordinator(silent)
    }
    stage.settle()
    scene.flow("first")?.linkStep = .flow("first")
    scene.flow("silent")?.linkStep = "silent"
    root.presentation = .present(from: scene.front)
    let before = state
    #expect(fail([.page("P"), "bad"]) != nil)
    #expect(state == before)
  }

  @Test func `a flow that stays is not told to read its draft`() {
    scene.open([.flow("B"), .page("C")])
    scene.flow("B")?.text = "new"
    let stays = scene.flow("B")
    #expect(fail([.flow("B"), .page("P"), "bad"]) != nil)
    #expect(scene.flow("B") === stays)
    #expect(stays?.restored == 0)
    #expect(scene.titles == "root B C")
  }

  @Test func `of two of a kind that stay, it is within the same one again`() throws {
    for _ in 0..<2 {
      stage.run {
        let twin = root.child("twin")
        (scene.flow("twin") ?? root).pushCoordinator(twin)
      }
      stage.settle()
    }
    let outer = try #require(root.childCoordinators.first as? Guide)
    let inner = try #require(outer.childCoordinators.first as? Guide)
    stage.run { inner.open([.flow("X")]) { _ in } }
    stage.settle()
    #expect(scene.flows == "root(twin(twin(X)))")
    var outcome: LinkOutcome?
    stage.run { inner.open([.page("P"), "bad"]) { outcome = $0 } }
    stage.settle()
    #expect(outcome == .failed(Self.failure))
    #expect(scene.flows == "root(twin(twin(X)))")
    #expect(outer.childCoordinators.first === inner)
  }

  @Test func `what cannot be opened again is named`() {
    stage.run { root.pushCoordinator(root.child("plain")) }
    stage.settle()
    let failure = fail([.page("P"), "bad"])
    #expect(failure?.step == "bad")
    #expect(
      failure?.omissions == [
        .init("Guide", "It has no step that leads there, and did not start by itself.")
      ])
    #expect(scene.titles == "root")
    #expect(
      failure?.description
        == "bad: Guide has ended. Not opened again: Guide (It has no step that leads there, and did not start by itself.)"
    )
  }

  /// Signing in comes first in it, and it gives up where that gives no result.
  @Test("a flow that gives up as one within it is left is there again", arguments: [true, false])
  func givesUp(isAwaited: Bool) async throws {
    let ways = root.ways
    root.ways = { guide, step, path in
      guard step == "buy" else { return ways(guide, step, path) }
      let buy = guide.child("buy")
      buy.onStart = { buy in
        let signIn = Errand("sign in", ["Sign In"])
        if isAwaited {
          Task { [weak buy] in
            _ = try? await buy?.run(signIn)
            buy?.cancel()
          }
        } else {
          buy.run(signIn) { [weak buy] name in if name == nil { buy?.cancel() } }
        }
      }
      return .start(buy)
    }
    scene.open(["buy"])
    try await scene.user.settle()
    #expect(scene.titles == "root buy Sign In")
    var outcome: LinkOutcome?
    stage.run { root.open(["buy", .page("P"), "bad"]) { outcome = $0 } }
    try await scene.user.settle()
    let failure = try #require(outcome?.failure)
    // What a task is to start is not there yet as it is looked for.
    if !isAwaited { #expect(failure.omissions == []) }
    #expect(scene.titles == "root buy Sign In")
    #expect(scene.flows == "root(buy(sign in))")
    #expect(stage.ends.filter { $0 == "buy" }.count == 1)
  }
}
