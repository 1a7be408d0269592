import Testing
import UIKit

/// Tabs whose delegate moves the views itself.
@MainActor @Suite struct CustomTabTests {
  let stage = Stage()
  let journal = Journal()
  let tabs = UITabBarController()
  let delegate: Delegate

  init() {
    delegate = Delegate(journal)
    tabs.viewControllers = ["A", "B", "C"].map { RecordingController($0, journal) }
    stage.show(tabs)
    stage.settle()
    tabs.delegate = delegate
    _ = journal.take()
  }

  @Test("C7 with an animator the change of tabs ends when that says so")
  func change() {
    delegate.animator.endsByItself = false
    stage.run { tabs.selectedIndex = 1 }
    stage.pass(10)
    #expect(tabs.selectedIndex == 1)
    #expect(
      journal.take(.note, .appearance) == [
        "B viewWillAppear", "A viewWillDisappear", "animate",
      ])
    stage.run { delegate.animator.context?.completeTransition(true) }
    #expect(
      journal.take(.note, .appearance) == ["ended true", "A viewDidDisappear", "B viewDidAppear"])
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test("C7 an interactive change of tabs that is let go of leaves the tab")
  func cancelled() {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    stage.run { tabs.selectedIndex = 1 }
    stage.run { driver.cancel() }
    stage.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.viewControllers?[0].view.window != nil)
    #expect(tabs.viewControllers?[1].view.window == nil)
    journal.expectBalance(visible: ["A"])
  }

  @Test("C7 another tab is selected while an animator works", arguments: [0, 2])
  func overlap(other: Int) {
    stage.run { tabs.selectedIndex = 1 }
    stage.pass(0.1)
    delegate.isSilent = true
    stage.run { tabs.selectedIndex = other }
    stage.settle()
    #expect(tabs.selectedIndex == other)
    journal.expectBalance(visible: [other == 0 ? "A" : "C"])
  }

  @Test("C7 another tab is selected during a change that is then let go of")
  func cancelledOverlap() {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    stage.run { tabs.selectedIndex = 1 }
    delegate.isSilent = true
    stage.run { tabs.selectedIndex = 2 }
    stage.run { driver.cancel() }
    stage.settle()
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.viewControllers?.map { $0.view.window != nil } == [false, false, true])
    #expect(tabs.transitionCoordinator == nil)
    journal.expectBalance(visible: ["C"])
  }

  final class Delegate: NSObject, UITabBarControllerDelegate {
    let animator: TestAnimator
    var interactor: UIPercentDrivenInteractiveTransition?
    var isSilent = false

    init(_ journal: Journal) { animator = TestAnimator(journal) }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { isSilent ? nil : animator }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }
}
