import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Screens that a failed link has left, pushed or presented: they are there again.
@MainActor struct FailedLinkScreenTests: FailedLinkTesting {
  let scene: LinkScene

  init() throws { scene = try Self.makeScene() }

  @Test("screens of a flow that stays are the same ones again", arguments: [true, false])
  func screens(haveSteps: Bool) {
    let pages = ["A", "B"].map(root.page)
    for page in pages {
      stage.run {
        if haveSteps { root.show(page, at: .page(page.title ?? "")) } else { root.show(page) }
      }
      stage.settle()
    }
    let before = state
    #expect(fail([.page("P"), "bad"])?.omissions == [])
    #expect(state == before)
    #expect(Array(stage.stack.viewControllers.dropFirst()) == pages)
  }

  @Test("what is presented by a flow that stays", arguments: [true, false], [true, false])
  func presented(isStack: Bool, byTheApp: Bool) {
    let page = root.page("Sheet")
    let sheet = isStack ? UINavigationController(rootViewController: page) : page
    stage.run {
      if byTheApp {
        scene.front.present(sheet, animated: true)
      } else {
        _ = root.present(sheet)
      }
    }
    stage.settle()
    #expect(scene.titles == "root | Sheet")
    let before = state
    #expect(fail([.page("P"), "bad"])?.omissions == [])
    #expect(state == before)
    #expect(scene.front.presentedViewController === sheet)
    stage.run { scene.front.dismiss(animated: true) }
    stage.settle()
    #expect(scene.flows == "root")
  }

  @Test func `an alert asks again`() throws {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var answers = 0
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answers += 1 })
    stage.run { _ = root.present(alert) }
    stage.settle()
    #expect(fail([.page("P"), "bad"])?.omissions == [])
    #expect(scene.front.presentedViewController === alert)
    try scene.user.tap("Yes")
    #expect(answers == 1)
    #expect(scene.titles == "root")
  }

  @Test func `a flow that lay on a screen without a step lies there again`() {
    stage.run { _ = root.show(root.page("A")) }
    stage.settle()
    stage.run { root.take(.flow("B")) }
    stage.settle()
    stage.run { _ = root.present(root.page("Sheet")) }
    stage.settle()
    #expect(scene.titles == "root A B | Sheet")
    let before = state
    #expect(fail([.page("P"), "bad"])?.omissions == [])
    #expect(state == before)
  }

  @Test func `of a sheet that stays a flow's, what another has put there is made anew`() {
    let sheet = UINavigationController(rootViewController: root.page("Sheet"))
    stage.run { _ = root.present(sheet) }
    stage.settle()
    stage.run { root.take(.flow("B")) }
    stage.settle()
    #expect(scene.titles == "root | Sheet B")
    let before = state
    #expect(fail([.page("P"), "bad"])?.omissions == [])
    #expect(state == before)
  }
}
