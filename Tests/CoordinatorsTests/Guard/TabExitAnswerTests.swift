import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A tap on a tab that a guard has let go of is answered when it has been carried out.
@MainActor struct TabExitAnswerTests {
  @Test func `going back to the first screen of the tab that is chosen takes a transition`() throws
  {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("left"), .flow("A")])
    scene.flow("A")?.canLeave = { _, answer in answer(true) }
    var answers: [RequestOutcome] = []
    let subscription = scene.stage.run {
      scene.root.trace { if case .answered(_, _, let outcome) = $0 { answers.append(outcome) } }
    }
    let session = scene.user.session
    let tab = try #require(session.tree.root.first { $0.role == .tab && $0.label == "left" })
    #expect(session.perform(.tap(tab.id)) == .performed)
    #expect(session.isTransitioning)
    #expect(answers == [])
    scene.stage.settle()
    #expect(answers == [.shown])
    #expect(scene.titles == "left")
    subscription.cancel()
  }
}
