import Testing
import UIKit

/// Parents, children, and what becomes of them.
@MainActor @Suite("Adoption: coordinators with a parent and children") struct CoordinatorTreeTests {
  let stage = Stage()
  let router = StackRouter(UINavigationController())
  let log = StepLog()

  init() {
    router.setRoot(UIViewController(), hidesBar: false)
    stage.show(router.stack)
    stage.settle()
  }

  private func begin() -> BaseCoordinator {
    let parent = BaseCoordinator(router: router)
    let child = OrderCoordinator(router: router)
    child.onOrder = { [log] in log.add($0) }
    parent.add(child)
    stage.run { child.start() }
    stage.settle()
    return parent
  }

  @Test("A flow that is walked to its end lets go of its coordinator and its screens")
  func whole() throws {
    let parent = begin()
    weak var child: BaseCoordinator?
    weak var screen: UIViewController?
    do {
      child = parent.childCoordinators.first
      let list = try #require(router.stack.topViewController as? ListScreen)
      screen = list
      stage.run { list.onSelect?("Tea") }
      stage.settle()
      let confirm = try #require(router.stack.topViewController as? ConfirmScreen)
      #expect(confirm.title == "Tea")
      stage.run { confirm.button.sendActions(for: .primaryActionTriggered) }
      stage.settle()
    }
    #expect(log.entries == ["Tea"])
    #expect(parent.childCoordinators.isEmpty)
    #expect(child == nil)
    #expect(screen == nil)
    #expect(stage.faults == [])
  }

  @Test("The back button ends the flow too")
  func back() {
    let parent = begin()
    #expect(parent.childCoordinators.count == 1)
    stage.userTapsBack(in: router.stack)
    stage.settle()
    #expect(parent.childCoordinators.isEmpty)
    #expect(log.entries == [])
  }

  @Test("A child that is added twice is held once")
  func twice() {
    let parent = BaseCoordinator(router: router)
    let child = OrderCoordinator(router: router)
    parent.add(child)
    parent.add(child)
    #expect(parent.childCoordinators.count == 1)
    #expect(child.parentCoordinator === parent)
    child.finish()
    #expect(child.parentCoordinator == nil)
  }
}
