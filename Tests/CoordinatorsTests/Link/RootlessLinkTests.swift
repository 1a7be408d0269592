import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A first flow that shows no screen of its own: what its child shows first lies on the stack that is made for it.
@MainActor struct RootlessLinkTests {
  private let stage: Stage
  private let app: Guide
  private var titles: [String] { stage.titles() }

  init() throws {
    let stage = try Stage()
    let app = Guide("app", on: stage)
    app.first = nil
    app.onStart = { $0.pushCoordinator($0.child("main")) }
    stage.run { app.start(.root(of: stage.window)) }
    stage.settle()
    stage.ends = []
    (self.stage, self.app) = (stage, app)
  }

  private func open(_ link: Link) -> LinkOutcome? {
    var outcome: LinkOutcome?
    stage.run { app.open(link) { outcome = $0 } }
    stage.settle()
    return outcome
  }

  @Test(
    "a link to where the user is, or to nowhere, leaves the child alone", arguments: [true, false])
  func stays(hasMore: Bool) {
    #expect(titles == ["main"])
    if hasMore {
      stage.run { _ = app.childCoordinators.first?.show(stage.page("More")) }
      stage.settle()
    }
    #expect(open(app.link) == .opened)
    #expect(open([]) == .opened)
    #expect(stage.ends == [])
    #expect(titles.first == "main")
    #expect(app.childCoordinators.count == 1)
  }

  @Test func `what a step leads to comes over it`() {
    app.ways = { guide, step, _ in
      step.name == "over" && guide.name == "app" ? .start(guide.child("Over"), .over()) : nil
    }
    #expect(open(["over"]) == .opened)
    #expect(stage.user.title == "Over")
    #expect(stage.ends == [])
    #expect(open([.page("P")]) == .opened)
    #expect(stage.user.title == "P")
    #expect(stage.ends == ["Over"])
    #expect(titles == ["main", "P"])
    #expect(open([]) == .opened)
    #expect(stage.ends == ["Over"])
    #expect(titles.first == "main")
  }
}
