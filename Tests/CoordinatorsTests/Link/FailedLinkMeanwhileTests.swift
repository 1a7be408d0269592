import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What the app and the user do meanwhile, as a link leaves something and fails.
@MainActor struct FailedLinkMeanwhileTests: FailedLinkTesting {
  let scene: LinkScene

  init() throws { scene = try Self.makeScene() }

  @Test func `a link that is opened meanwhile waits, and keeps nobody else waiting`() async throws {
    var outcomes: [LinkOutcome] = []
    let awaited = Errand("awaited", ["W"])
    stage.run { root.run(awaited) { _ in } }
    stage.settle()
    stage.run {
      root.open([.page("P"), "bad"]) { outcomes.append($0) }
    }
    // Who waits for the flow that it has left may do so in a task, which is given its turns.
    stage.settle()
    #expect(outcomes == [])
    stage.run { root.open([.page("Q")]) { outcomes.append($0) } }
    stage.user.clock.advance(by: 1)
    try await scene.user.settle()
    #expect(outcomes.count == 2)
    #expect(outcomes.first?.failure?.step == "bad")
    #expect(outcomes.last == .opened)
  }

  @Test func `a link that another supersedes has left for good`() {
    scene.open([.page("A"), .flow("B")])
    stage.run {
      root.open([.page("P"), "bad"])
      root.open([.page("Q")])
    }
    stage.settle()
    #expect(scene.titles == "root Q")
  }

  /// It had screens in a sheet that the user has taken away meanwhile.
  @Test("what lay in a sheet that is dismissed meanwhile", arguments: [true, false])
  func dismissed(isFlow: Bool) throws {
    root.presentation = .over()
    scene.open([.flow("sheet")])
    let sheet = try #require(scene.flow("sheet"))
    sheet.presentation = nil
    stage.run { sheet.take(isFlow ? .flow("inner") : .page("inner")) }
    stage.settle()
    #expect(scene.titles == "root | sheet inner")
    var outcome: LinkOutcome?
    stage.run {
      sheet.open([.page("P"), "bad"]) { outcome = $0 }
      scene.front.dismiss(animated: false)
    }
    stage.settle()
    #expect(outcome != nil)
    #expect(scene.titles == "root")
    #expect(scene.flows == "root")
  }

  @Test func `what ran within a flow that the app has ended meanwhile`() throws {
    scene.open([.flow("B"), .page("C"), .flow("D")])
    let around = try #require(scene.flow("B"))
    let inner = try #require(scene.flow("D"))
    // As the link leaves it.
    inner.didFinish = { [weak around] _ in around?.finish(animated: false) }
    var outcome: LinkOutcome?
    stage.run { around.open([.page("P"), "bad"]) { outcome = $0 } }
    stage.settle()
    // The app has ended that as it heard what was left.
    #expect(outcome?.failure?.omissions == [])
    #expect(scene.flows == "root(B(D))")
    #expect(scene.titles == "root B C D")
  }

  @Test(
    "a step that is taken as the app hears that it is taken back comes over what is open again",
    arguments: [true, false])
  func stepTaken(isPage: Bool) {
    scene.open([.flow("B")])
    let ways = root.ways
    root.ways = { [weak root] guide, step, path in
      guard step == .flow("A") else { return ways(guide, step, path) }
      let flow = guide.child("A")
      flow.didFinish = { [weak root] _ in root?.take(isPage ? .page("C") : .flow("C")) }
      return .start(flow)
    }
    let failure = fail([.flow("A"), "bad"])
    stage.settle()
    #expect(failure?.omissions == [])
    #expect(scene.titles == "root B C")
    #expect(scene.flows == (isPage ? "root(B)" : "root(B C)"))
    #expect(root.link == [isPage ? .page("C") : .flow("C")])
    #expect(stage.faults == [])
  }

  @Test("an app that ends meanwhile is held by nothing", arguments: 0..<12, [true, false])
  func endOfApp(tenths: Int, takesWindow: Bool) async throws {
    var outcomes: [LinkOutcome] = []
    let (home, sheet) = try {
      let scene = try LinkScene()
      scene.root.addBadStep()
      if takesWindow { Self.takeWindow(of: scene, at: ["X"]) }
      scene.root.presentation = .present(from: scene.front)
      scene.open([.page("A"), .flow("B"), .page("C")])
      let sheet = scene.root.page("Sheet")
      scene.stage.run { _ = scene.root.present(sheet) }
      scene.stage.settle()
      scene.stage.run {
        let first: LinkStep = takesWindow ? "X" : .flow("X")
        scene.root.open([first, .page("P"), "bad"]) { outcomes.append($0) }
      }
      for _ in 0..<tenths { scene.user.clock.advance(by: 0.1) }
      return (Weakly(scene.root), Weakly(sheet))
    }()
    for _ in 0..<10 { await Task.yield() }
    #expect(outcomes.count == 1)
    #expect(home.object == nil)
    #expect(sheet.object == nil)
  }
}
