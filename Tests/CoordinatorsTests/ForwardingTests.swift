import Coordinators
import Testing
import UIKit

/// One object is the delegate of a navigation controller; the flows on its stack are several.
@MainActor struct ForwardingTests {
  private let stack = UINavigationController()
  private let screen = UIViewController()

  init() { screen.title = "Screen" }

  private func show(_ coordinator: Coordinator, animated: Bool = true) {
    let delegate: any UINavigationControllerDelegate = coordinator
    delegate.navigationController(stack, willShow: screen, animated: animated)
    delegate.navigationController(stack, didShow: screen, animated: animated)
  }

  @Test(arguments: [true, false])
  func `both calls reach all children as they are`(animated: Bool) {
    let parent = Coordinator()
    let children = [Recorder(), Recorder()]
    for child in children { parent.pushCoordinator(child) }
    show(parent, animated: animated)
    for child in children {
      #expect(
        child.calls == [
          "start", "will show Screen, animated: \(animated)",
          "did show Screen, animated: \(animated)",
        ])
    }
  }

  @Test func `the innermost flow hears first where each calls super first`() {
    let log = Recorder.Log()
    let parent = Recorder("parent", log: log)
    let child = Recorder("child", log: log)
    let grandchild = Recorder("grandchild", log: log)
    parent.pushCoordinator(child)
    child.pushCoordinator(grandchild)
    log.lines = []
    show(parent)
    #expect(
      log.lines == [
        "grandchild: will show Screen, animated: true", "child: will show Screen, animated: true",
        "parent: will show Screen, animated: true", "grandchild: did show Screen, animated: true",
        "child: did show Screen, animated: true", "parent: did show Screen, animated: true",
      ])
  }

  @Test func `a child that finishes while it is told does not keep the others from hearing`() {
    final class Leaving: Coordinator {
      override func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { didFinish?(self) }
    }
    let parent = Coordinator()
    let last = Recorder()
    parent.pushCoordinator(Leaving())
    parent.pushCoordinator(Leaving())
    parent.pushCoordinator(last)
    show(parent)
    #expect(parent.childCoordinators == [last])
    #expect(last.calls.last == "did show Screen, animated: true")
  }

  @Test func `one that is let go of hears no more`() {
    let parent = Coordinator()
    let child = Recorder()
    parent.pushCoordinator(child)
    parent.popCoordinator(child)
    show(parent)
    #expect(child.calls == ["start"])
  }

  @Test func `a navigation controller finds what a subclass overrides`() {
    let coordinator = Recorder()
    stack.delegate = coordinator
    stack.delegate?.navigationController(stack, didShow: screen, animated: false)
    #expect(coordinator.calls == ["did show Screen, animated: false"])
  }
}
