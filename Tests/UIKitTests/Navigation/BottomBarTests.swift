import Testing
import UIKit

/// Row N23 for the bars at the bottom.
@MainActor @Suite struct BottomBarTests {
  let journal = Journal()

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { _ in })
  }

  @Test("N23 the toolbar shows the items of the screen on top, at once")
  func toolbar() throws {
    let screen = RecordingController("A", journal)
    let stack = UINavigationController(rootViewController: screen)
    let seen = try SeenApp(stack)
    seen.run { screen.toolbarItems = [item("Share"), .flexibleSpace(), item("Delete")] }
    #expect(seen.buttons == [])
    seen.run { stack.isToolbarHidden = false }
    #expect(seen.buttons == ["Share", "Delete"])
    #expect(stack.toolbar.items?.count == 3)
    seen.run { screen.toolbarItems?.first?.title = "Send" }
    #expect(seen.buttons == ["Send", "Delete"])
    seen.run { stack.pushViewController(RecordingController("B", journal), animated: false) }
    #expect(seen.buttons == [])
    seen.run { _ = stack.popViewController(animated: false) }
    seen.run { stack.setToolbarHidden(true, animated: true) }
    #expect(seen.buttons == [])
  }

  @Test("N23 hidesBottomBarWhenPushed hides the tab bar as long as the screen is in the stack")
  func tabBar() throws {
    let root = RecordingController("A", journal)
    root.title = "Home"
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let seen = try SeenApp(tabs)
    #expect(seen.tabs == ["Home"])
    let detail = RecordingController("B", journal)
    detail.hidesBottomBarWhenPushed = true
    seen.run { stack.pushViewController(detail, animated: false) }
    #expect(seen.tabs == [])
    seen.run { stack.pushViewController(RecordingController("C", journal), animated: false) }
    #expect(seen.tabs == [])
    seen.run { _ = stack.popToRootViewController(animated: false) }
    #expect(seen.tabs == ["Home"])
    seen.run { root.hidesBottomBarWhenPushed = true }
    #expect(seen.tabs == [])
  }

  @Test("N23 a group's items are beside the title as they are listed")
  func groups() throws {
    let screen = RecordingController("A", journal)
    let seen = try SeenApp(UINavigationController(rootViewController: screen))
    let group = item("One").creatingFixedGroup()
    seen.run {
      group.barButtonItems.append(item("Two"))
      screen.navigationItem.trailingItemGroups = [group]
    }
    #expect(seen.buttons == ["One", "Two"])
    #expect(group.barButtonItems.first?.buttonGroup === group)
    seen.run { group.isHidden = true }
    #expect(seen.buttons == [])
    seen.run { screen.navigationItem.rightBarButtonItems = [item("Edge"), item("Inner")] }
    #expect(seen.buttons == ["Inner", "Edge"])
    #expect(screen.navigationItem.trailingItemGroups == [])
  }

  @Test("N20 a subclass that is its bar's delegate may refuse the user's tap on back")
  func shouldPop() {
    let stage = Stage()
    let stack = Guarded()
    stack.viewControllers = [UIViewController(), UIViewController()]
    stage.show(stack)
    stage.settle()
    stage.userTapsBack(in: stack)
    stage.settle()
    #expect(stack.viewControllers.count == 2)
    stack.isOpen = true
    stage.userTapsBack(in: stack)
    stage.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(stack.navigationBar.items?.count == 1)
  }

  private final class Guarded: UINavigationController, UINavigationBarDelegate {
    var isOpen = false
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      isOpen
    }
  }
}
