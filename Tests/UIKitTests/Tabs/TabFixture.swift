import UIKit

/// A tab bar controller on screen, whose tabs are stacks "nav A", "nav B", … with a screen each.
@MainActor struct TabFixture {
  let stage = Stage()
  let journal = Journal()
  let tabs = UITabBarController()
  let stacks: [RecordingStack]

  init(_ names: String...) {
    let journal = journal
    stacks = names.map {
      RecordingStack("nav \($0)", journal, [RecordingController($0, journal)])
    }
    tabs.viewControllers = stacks
    stage.show(tabs)
    stage.settle()
    _ = journal.take()
  }

  func make(_ name: String) -> RecordingController { RecordingController(name, journal) }
}

/// A tab bar controller's delegate that writes down what it hears.
@MainActor final class TabListener: NSObject, UITabBarControllerDelegate {
  let journal: Journal
  var shouldSelect = true

  init(_ journal: Journal) { self.journal = journal }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    record("shouldSelect", viewController)
    return shouldSelect
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    record("didSelect", viewController)
  }

  private func record(_ text: String, _ controller: UIViewController) {
    let name = (controller as? any Recording)?.name ?? "?"
    journal.add(Journal.Entry(name: name, kind: .listener, text: text))
  }
}
