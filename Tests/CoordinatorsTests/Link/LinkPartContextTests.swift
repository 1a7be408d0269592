import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A sheet in the context of a part of a screen.
@MainActor struct LinkPartContextTests {
  private let scene: LinkScene
  private let keptFlow: Weakly<Guide>

  init() throws {
    let scene = try LinkScene()
    self.scene = scene
    let box = Box()
    let leaf = scene.stage.page("Leaf")
    leaf.definesPresentationContext = true
    scene.stage.run {
      box.embed(leaf)
      scene.root.show(box)
    }
    scene.stage.settle()
    let flow = scene.root.child("flow")
    flow.first = nil
    flow.onStart = { $0.own(leaf) }
    scene.stage.run { scene.root.pushCoordinator(flow) }
    scene.stage.settle()
    keptFlow = Weakly(flow)
  }

  private func present(_ style: UIModalPresentationStyle) {
    guard let flow = keptFlow.object else { return }
    let sheet = flow.child("sheet")
    sheet.linkStep = "sheet"
    scene.root.ways = { [weak flow] guide, step, _ in
      step == "sheet" && guide.name == "root" ? flow.map { .ask($0) } : nil
    }
    scene.stage.run { flow.pushCoordinator(sheet, .over(style: style)) }
    scene.stage.settle()
  }

  private nonisolated static let styles: [UIModalPresentationStyle] = [
    .overCurrentContext, .currentContext,
  ]

  @Test("it has an address", arguments: styles)
  func address(style: UIModalPresentationStyle) {
    present(style)
    #expect(scene.root.link == ["sheet"])
  }

  @Test("what is pushed over the screen lies over it", arguments: styles)
  func covered(style: UIModalPresentationStyle) {
    present(style)
    #expect(scene.open([.page("P")]) == .opened)
    #expect(scene.user.title == "P")
    #expect(scene.root.link == [.page("P")])
  }

  @Test("a link to it takes away what has been pushed over the screen", arguments: styles)
  func uncovered(style: UIModalPresentationStyle) {
    present(style)
    #expect(scene.open([.page("P")]) == .opened)
    #expect(scene.plan(["sheet"]) == "sheet\n  keep sheet (Guide)\n  leave UIViewController “P”")
    #expect(scene.open(["sheet"]) == .opened)
    #expect(scene.root.link == ["sheet"])
    #expect(!scene.stage.alive.contains("P"))
  }

  @Test("a link to what lies beside it leaves it there", arguments: styles)
  func back(style: UIModalPresentationStyle) {
    present(style)
    #expect(scene.open([.page("P")]) == .opened)
    #expect(scene.open([]) == .opened)
    #expect(scene.root.link == ["sheet"])
  }
}
