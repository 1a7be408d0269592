import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// F11: the app's own delegates keep working beside the library, set before or after.
@MainActor struct DelegateFieldTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  final class OwnDelegate: UIViewController, UINavigationControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    var calls: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("did show \(viewController.title ?? "")") }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did dismiss")
    }
  }

  @Test(
    "F11: a screen that makes itself the stack's delegate hears, and exits are heard",
    arguments: FieldWay.allCases, [true, false])
  func navigationDelegate(way: FieldWay, before: Bool) throws {
    let delegate = OwnDelegate()
    if before, way == .horizontal { stage.stack.delegate = delegate }
    let child = stage.begin("child", ["A"], stage.presentation(way)) { child in
      child.onStart = { child in
        // A flow's own stack is there with its first screen.
        if before { child.flowNavigationController?.delegate = delegate }
        child.show("B")
      }
    }
    if !before { child.object?.flowNavigationController?.delegate = delegate }
    try user.goBack()
    #expect(delegate.calls.last == "did show A")
    #expect(child.object?.flowNavigationController?.delegate === delegate)
    try way.leave(user)
    if way == .horizontal {
      #expect(delegate.calls.suffix(2) == ["did show A", "did show Home"])
      #expect(stage.stack.delegate === delegate)
    }
    stage.expectHome()
    #expect(stage.ends == ["child"])
  }

  @Test(
    "F11: a presentation's own delegate hears, and the exit is heard", arguments: [true, false])
  func presentationDelegate(before: Bool) throws {
    let delegate = OwnDelegate()
    stage.begin("child", [], .present(from: stage.stack)) { child in
      child.onStart = { child in
        let sheet = UINavigationController(
          rootViewController: child.stage?.page("A") ?? UIViewController())
        if before { sheet.presentationController?.delegate = delegate }
        child.show(sheet)
      }
    }
    if !before {
      stage.stack.presentedViewController?.presentationController?.delegate = delegate
    }
    try user.swipeDown()
    #expect(delegate.calls == ["did dismiss"])
    #expect(stage.ends == ["child"])
    #expect(stage.alive == [])
  }
}
