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

  @Test("its flow goes back from it by itself", arguments: MasterDetailMake.all)
  func goesBack(make: Make) {
    let list = start(in: .compact, make)
    scene.stage.run { list.take(.flow("A")) }
    scene.stage.settle()
    scene.stage.run { _ = list.show(list.page("Info")) }
    scene.stage.settle()
    let request = scene.stage.run { list.goBack() }
    scene.stage.settle()
    #expect(request.outcome == .shown)
    #expect(user.title == "A")
    #expect(scene.stage.ends == [])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "in a wide window it comes on the list's stack, also after a detail that has finished, or that a failed link has left",
    arguments: [true, false])
  func afterFinished(byLink: Bool) throws {
    let list = start(in: .regular)
    list.addBadStep()
    scene.stage.run { list.take(.flow("A")) }
    scene.stage.settle()
    if byLink {
      #expect(scene.open(["list", .flow("B"), "bad"])?.failure?.step == "bad")
    } else {
      scene.stage.run { _ = scene.flow("A")?.finish() }
      scene.stage.settle()
      scene.stage.run { list.take(.flow("B")) }
      scene.stage.settle()
    }
    #expect(details == [byLink ? "A" : "B"])
    scene.stage.run { _ = list.show(list.page("Info")) }
    scene.stage.settle()
    #expect(details == [byLink ? "A" : "B"])
    let request = scene.stage.run { list.goBack() }
    scene.stage.settle()
    #expect(request.outcome == .shown)
    #expect(scene.stage.faults == [])
  }

  @Test(
    "what a detail presents that has been gone back from waits until it is seen again",
    arguments: MasterDetailMake.all)
  func presentedByHidden(make: Make) throws {
    let list = start(in: .compact, make)
    scene.stage.run { list.take(.flow("A")) }
    scene.stage.settle()
    // The detail stays where its column begins with it, or under what is gone back to.
    if make.hasPlaceholder { scene.open(["list"]) } else { try user.goBack() }
    #expect(user.title == "List")
    let detail = try #require(scene.flow("A"))
    var request: ShowRequest?
    scene.stage.run { request = detail.present(detail.page("Detail's")) }
    scene.stage.settle()
    #expect(request?.outcome == nil)
    scene.stage.run { _ = list.present(list.page("List's")) }
    scene.stage.settle()
    #expect(user.title == "List's")
    #expect(request?.outcome == nil)
    scene.stage.run {
      scene.front.presentedViewController?.presentedViewController?.dismiss(animated: true)
    }
    scene.stage.settle()
    #expect(user.title == "List")
    #expect(request?.outcome == nil)
    scene.open(["list", .flow("A")])
    scene.stage.settle()
    #expect(request?.outcome == .shown)
    #expect(user.title == "Detail's")
    #expect(scene.stage.faults == [])
  }

  @Test(
    "where the list is a flow that has been started in its column, what the flow around it shows comes over what is seen",
    arguments: [true, false], [true, false])
  func listIsFlow(hasPlaceholder: Bool, detailIsSeen: Bool) throws {
    let (detail, root, listStack) = (detail, scene.root, UINavigationController())
    user.resize(to: .compact)
    let around = root.child("around")
    around.first = nil
    around.onStart = { [unowned around] _ in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(listStack, for: .primary)
      if hasPlaceholder { detail.viewControllers = [around.page("None")] }
      split.setViewController(detail, for: .secondary)
      around.pushCoordinator(around.child("list"), .push(on: listStack))
      around.show(split, animated: false)
      split.show(.primary)
    }
    scene.stage.run {
      root.pushCoordinator(around, .present(from: scene.front, style: .fullScreen))
    }
    around.onStart = nil
    scene.stage.settle()
    if detailIsSeen {
      scene.stage.run { around.pushCoordinator(around.child("A"), .push(on: detail)) }
      scene.stage.settle()
      scene.stage.run {
        (scene.front.presentedViewController as? UISplitViewController)?.show(.secondary)
      }
      scene.stage.settle()
    }
    let before = user.title
    #expect(before == (detailIsSeen ? "A" : "list"))
    let request = scene.stage.run { around.show(around.page("Info")) }
    scene.stage.settle()
    #expect(request.outcome == .shown)
    #expect(user.title == "Info")
    let goesBack = scene.stage.run { around.goBack() }
    scene.stage.settle()
    #expect(goesBack.outcome == .shown)
    #expect(user.title == before)
    #expect(scene.stage.faults == [])
  }

  @Test(
    "where nothing of the flow's lies beneath it does not go back", arguments: MasterDetailMake.all)
  func staysAtFirst(make: Make) throws {
    let list = start(in: .compact, make)
    for title in make.hasPlaceholder ? ["None", "List"] : ["List"] {
      // Without a placeholder it begins with details in which there is nothing.
      if user.title != title {
        if make.hasPlaceholder { try user.goBack() } else { scene.open(["list"]) }
      }
      #expect(user.title == title)
      let request = scene.stage.run { list.goBack() }
      scene.stage.settle()
      #expect(request.outcome == .refused(.nothingToLeave))
      #expect(user.title == title)
    }
    #expect(scene.stage.faults == [])
  }
}
