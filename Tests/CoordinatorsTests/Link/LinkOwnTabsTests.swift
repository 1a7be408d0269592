import Coordinators
import Testing

/// Links in an app whose tabs are screens of one flow.
@MainActor struct LinkOwnTabsTests {
  @Test func `a flow in several tabs goes on in the one that the link has gone to`() throws {
    let scene = try LinkScene(ownsTabs: true)
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.open([.tab("left"), .page("A")]) == .opened)
    #expect(scene.titles == "left A")
    #expect(scene.root.link == [.tab("left"), .page("A")])
    #expect(scene.open([.tab("right"), .page("B")]) == .opened)
    #expect(scene.titles == "right B")
    #expect(scene.root.link == [.tab("right"), .page("B")])
    // What is open there is kept, and gone on from.
    #expect(scene.open([.tab("left"), .page("A"), .page("C")]) == .opened)
    #expect(scene.titles == "left A C")
    #expect(scene.root.link == [.tab("left"), .page("A"), .page("C")])
    #expect(scene.stage.ends == [])
  }

  @Test(
    "a link that does not name the tab that is seen finds what is open in it",
    arguments: [true, false])
  func tabNotNamed(isSheet: Bool) throws {
    let scene = try LinkScene(ownsTabs: true)
    let ways = scene.root.ways
    scene.root.ways = { guide, step, path in
      if step.name == "new" {
        return .start(guide.child(step["name"] ?? ""), isSheet ? .over() : nil)
      }
      return ways(guide, step, path)
    }
    let step = LinkStep("new", ["name": "N"])
    #expect(scene.open([.tab("left"), step]) == .opened)
    let flow = scene.flow("N")
    let state = scene.state
    #expect(scene.open([step]) == .opened)
    #expect(scene.open([step, .page("P")]) == .opened)
    #expect(scene.flow("N") === flow)
    #expect(scene.open([step]) == .opened)
    #expect(scene.state == state)
    #expect(scene.stage.ends == [])
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.titles == "right")
  }

  @Test func `a step that is taken in the tab that is seen comes over what lies there`() throws {
    let scene = try LinkScene(ownsTabs: true)
    #expect(scene.open([.tab("left")]) == .opened)
    for name in ["A", "B", "A"] {
      scene.stage.run { scene.root.take(.flow(name)) }
      scene.stage.settle()
    }
    #expect(scene.titles == "left A B A")
    #expect(scene.stage.ends == [])
  }
}
