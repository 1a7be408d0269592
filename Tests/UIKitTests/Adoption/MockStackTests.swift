import Testing
import UIKit

/// A stack that stands for the real one in a coordinator's tests, with no window at all.
@MainActor @Suite("Adoption: a mock of a stack") struct MockStackTests {
  @Test("It sees what a coordinator pushes and presents, and has the stack to be read")
  func mock() {
    let mock = MockStack()
    let router = StackRouter(mock)
    router.setRoot(UIViewController(), hidesBar: false)
    let coordinator = OrderCoordinator(router: router)
    coordinator.start()
    #expect(mock.pushed.map(\.isAnimated) == [true])
    #expect(mock.viewControllers.last is ListScreen)
    #expect(mock.topViewController === mock.pushed.last?.screen)
    let sheet = UIViewController()
    router.present(sheet, animated: true)
    #expect(mock.presented === sheet)
    #expect(mock.presentedViewController == nil)
    router.pop(animated: true)
    #expect(mock.pops == 1)
    #expect(mock.viewControllers.count == 1)
  }

  @Test("A subclass's own calls of super change its stack at once")
  func immediate() {
    let mock = MockStack(rootViewController: UIViewController())
    // The initializer pushes its root, and a subclass sees that on iOS as well.
    let before = mock.pushed.count
    mock.pushViewController(UIViewController(), animated: true)
    #expect(mock.pushed.count == before + 1)
    #expect(mock.viewControllers.count == 2)
    #expect(mock.popViewController(animated: true) != nil)
    #expect(mock.viewControllers.count == 1)
  }

  private final class MockStack: UINavigationController {
    private(set) var pushed: [(screen: UIViewController, isAnimated: Bool)] = []
    private(set) var presented: UIViewController?
    private(set) var pops = 0

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushed.append((viewController, animated))
      super.pushViewController(viewController, animated: false)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
      pops += 1
      return super.popViewController(animated: false)
    }

    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      presented = viewControllerToPresent
      completion?()
    }
  }
}
