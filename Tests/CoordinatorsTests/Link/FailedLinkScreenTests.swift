import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
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

  private final class Delegate: NSObject, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    var asked = 0
    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
      asked += 1
      return false
    }
  }

  @Test(
    "a sheet as the app has set it up, and a popover", arguments: [true, false], [true, false])
  func setUp(isPopover: Bool, isGuarded: Bool) throws {
    scene.user.resize(to: .regular)
    let (page, delegate, source) = (root.page("Sheet"), Delegate(), UIView())
    let keeper = Gatekeeper()
    stage.run {
      scene.front.view.addSubview(source)
      page.modalPresentationStyle = isPopover ? .popover : .pageSheet
      page.presentationController?.delegate = delegate
      page.popoverPresentationController?.sourceView = source
      page.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
      page.popoverPresentationController?.permittedArrowDirections = .left
      page.sheetPresentationController?.detents = [.medium(), .large()]
      page.sheetPresentationController?.selectedDetentIdentifier = .large
      page.sheetPresentationController?.prefersGrabberVisible = true
      if isGuarded { keeper.hold(root) }
      _ = root.present(page)
    }
    stage.settle()
    for _ in 0..<2 {
      var failure: LinkFailure?
      stage.run { root.open([.page("P"), "bad"]) { failure = $0.failure } }
      stage.settle()
      #expect(failure?.omissions == [])
      #expect(scene.front.presentedViewController === page)
      if isPopover {
        let popover = page.popoverPresentationController
        #expect(popover?.sourceView === source)
        #expect(popover?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(popover?.permittedArrowDirections == .left)
      } else {
        let sheet = page.sheetPresentationController
        #expect(sheet?.detents.map(\.identifier) == [.medium, .large])
        #expect(sheet?.selectedDetentIdentifier == .large)
        #expect(sheet?.prefersGrabberVisible == true)
      }
      let asked = delegate.asked
      try? scene.user.swipeDown()
      #expect(delegate.asked > asked)
      #expect(scene.front.presentedViewController === page)
    }
    #expect(stage.faults == [])
  }

  @Test("a search goes on, and is nobody's screen", arguments: [true, false], [true, false])
  func search(definesContext: Bool, isPushed: Bool) throws {
    let search = UISearchController(searchResultsController: nil)
    let page = root.page("List")
    page.navigationItem.searchController = search
    page.definesPresentationContext = definesContext
    stage.run { _ = isPushed ? root.show(page) : root.show(page, at: .page("List")) }
    stage.settle()
    stage.run {
      search.isActive = true
      search.searchBar.text = "alp"
    }
    stage.settle()
    /// But for the keyboard, which may be down.
    func seen() -> String {
      scene.user.screen.replacingOccurrences(of: "\n      [Clear text]", with: "")
    }
    let (screen, tree) = (seen(), stage.run { root.describeTree() })
    for _ in 0..<2 {
      #expect(fail([.flow("S"), "bad"])?.omissions == [])
      #expect(search.isActive)
      #expect(search.searchBar.text == "alp")
      #expect(seen() == screen)
      #expect(stage.run { root.describeTree() } == tree)
    }
    stage.run { search.isActive = false }
    stage.settle()
    #expect(search.presentingViewController == nil)
    try scene.user.goBack()
    #expect(scene.titles == "root")
    #expect(scene.flows == "root")
    #expect(stage.faults == [])
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
