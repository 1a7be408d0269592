import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link is opened while a finger is about to swipe away what it leads to, or what lies over that.
@MainActor struct LinkUnderAFingerTests {
  enum Goal: CaseIterable { case beneath, held, further, elsewhere }

  @Test(
    "it leads where it says, whatever becomes of the swipe", arguments: Goal.allCases,
    [true, false])
  func opens(goal: Goal, completes: Bool) throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .page("B")])
    scene.user.waitsForTransitions = false
    try scene.user.swipeBack(.begin)
    let link: Link =
      switch goal {
      case .beneath: [.page("A")]
      case .held: [.page("A"), .page("B")]
      case .further: [.page("A"), .page("B"), .page("C")]
      case .elsewhere: [.page("D")]
      }
    var outcomes: [LinkOutcome] = []
    scene.stage.run { scene.root.open(link) { outcomes.append($0) } }
    try scene.user.swipeBack(completes ? .complete : .cancel)
    scene.stage.settle()
    let expected =
      switch goal {
      case .beneath: "root A"
      case .held: "root A B"
      case .further: "root A B C"
      case .elsewhere: "root D"
      }
    #expect(scene.titles == expected)
    #expect(outcomes == [.opened])
    #expect(scene.root.link == link)
    #expect(scene.stage.faults == [])
  }

  @Test(
    "a column that is about to be swiped away is the one that the user is in",
    arguments: [true, false])
  func column(hasPage: Bool) throws {
    let scene = try LinkScene(columnsIn: .compact)
    let link: Link = hasPage ? [.tab("right"), .page("A")] : [.tab("right")]
    scene.open(link)
    if hasPage { try scene.user.goBack() }
    scene.user.waitsForTransitions = false
    try scene.user.swipeBack(.begin)
    #expect(scene.root.link == [.tab("right")])
    let tree = scene.stage.run { scene.root.save() }
    try scene.user.swipeBack(.cancel)
    scene.stage.settle()
    #expect(scene.root.link == [.tab("right")])
    let again = scene.stage.run { scene.root.save() }
    #expect(tree.root?.chosenTabs == again.root?.chosenTabs)
    #expect(tree.root?.chosenPlaces == again.root?.chosenPlaces)
    #expect(scene.stage.faults == [])
  }
}
