import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// In a split view that has collapsed, what the list's flow shows itself while a detail is seen.
@MainActor struct OverCollapsedColumnTests: MasterDetailTesting {
  let scene: LinkScene
  let detail = UINavigationController()

  init() throws { scene = try LinkScene() }

  enum How: CaseIterable { case show, take, flow }

  @Test(
    "it lies over the detail, and back leads there", arguments: How.allCases, MasterDetailMake.all)
  func overDetail(how: How, make: Make) throws {
    let list = start(in: .compact, make)
    scene.stage.run { list.take(.flow("A")) }
    scene.stage.settle()
    #expect(user.title == "A")
    let before = details
    var outcome: LinkOutcome?
    scene.stage.run {
      switch how {
      case .show: _ = list.show(list.page("Info"))
      case .take: list.take(.page("Info")) { outcome = $0 }
      case .flow: list.pushCoordinator(list.child("Info"))
      }
    }
    scene.stage.settle()
    if how == .take { #expect(outcome == .opened) }
    #expect(user.title == "Info")
    #expect(details == before + ["Info"])
    #expect(scene.stage.ends == [])
    try user.goBack()
    #expect(user.title == "A")
    #expect(scene.root.link == ["list", .flow("A")])
    try user.goBack()
    #expect(
      scene.stage.ends
        == (how == .flow ? ["Info", "A"] : ["A"]).filter { $0 != "A" || make.hasPlaceholder })
    #expect(scene.stage.faults == [])
  }
}
