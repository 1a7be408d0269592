import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow with a sheet in the context of its own page, which another flow's screen covers.
@MainActor struct CoveredContextTests {
  @Test(
    "what it presents comes at once", arguments: [true, false],
    [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func presents(isFlow: Bool, style: UIModalPresentationStyle) throws {
    let stage = try Stage()
    let flow = stage.begin("flow", []) { flow in
      flow.onStart = { flow in
        let page = UIViewController()
        page.title = "Page"
        page.definesPresentationContext = true
        flow.show(page)
      }
    }
    stage.run {
      let context = stage.page("Context")
      context.modalPresentationStyle = style
      flow.object?.present(context)
    }
    stage.settle()
    #expect(stage.stack.topViewController?.presentedViewController?.title == "Context")
    stage.begin("cover", ["Cover"])
    #expect(stage.user.title == "Cover")
    if isFlow {
      stage.begin("child", ["Sheet"], .over(), within: flow.object)
    } else {
      stage.run { _ = flow.object?.present(stage.page("Sheet")) }
      stage.settle()
    }
    #expect(stage.user.title == "Sheet")
    #expect(stage.titles() == ["Home", "Page", "Cover"])
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    try stage.user.goBack()
    #expect(stage.user.title == "Context")
    #expect(stage.ends == (isFlow ? ["child", "cover"] : ["cover"]))
    #expect(stage.faults == [])
  }

  @Test(
    "so does it where a full screen covers all that the page is in", arguments: [false, true],
    [false, true])
  func fullScreen(isInTab: Bool, isFlow: Bool) throws {
    let stage = try Stage()
    let page = stage.page("Page")
    page.definesPresentationContext = true
    let flow = stage.begin("flow", []) { flow in
      flow.onStart = { [weak page] flow in
        guard let page else { return }
        if isInTab {
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: page)]
          flow.flowPresentation = .root(of: flow.stage?.window ?? UIWindow())
          flow.show(tabs)
        } else {
          flow.show(page)
        }
      }
    }
    stage.begin(
      "inner", ["Inner"], .present(from: page, style: .currentContext), within: flow.object)
    #expect(page.presentedViewController?.presentingViewController === page)
    stage.run {
      let full = stage.page("Full")
      full.modalPresentationStyle = .fullScreen
      stage.window.rootViewController?.present(full, animated: true)
    }
    stage.settle()
    let inner = flow.object?.childCoordinators.first as? Errand
    if isFlow {
      stage.begin("child", ["Sheet"], .over(), within: inner)
    } else {
      stage.run { _ = inner?.present(stage.page("Sheet")) }
      stage.settle()
    }
    #expect(stage.user.title == "Sheet")
    stage.run { stage.window.rootViewController?.dismiss(animated: true) }
    stage.settle()
    #expect(stage.user.title == "Inner")
    #expect(stage.ends == (isFlow ? ["child"] : []))
    #expect(stage.faults == [])
  }
}
