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
    arguments: [true, false])
  func navigationDelegate(before: Bool) throws {
    let delegate = OwnDelegate()
    if before { stage.stack.delegate = delegate }
    stage.begin("child", ["A", "B"])
    if !before { stage.stack.delegate = delegate }
    try user.goBack()
    try user.goBack()
    #expect(delegate.calls.suffix(2) == ["did show A", "did show Home"])
    #expect(stage.ends == ["child"])
    #expect(stage.alive == [])
    #expect(stage.stack.delegate === delegate)
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
