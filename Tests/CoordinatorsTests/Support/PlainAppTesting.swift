import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// An app in the plain pattern, whose first coordinator is given the stage's window.
@MainActor protocol PlainAppTesting {
  var stage: Stage { get }
  var app: Plain { get }
}

extension PlainAppTesting {
  func begin(
    _ name: String, _ lines: Lines, within parent: Coordinator, _ start: @escaping (Plain) -> Void
  ) {
    let child = Plain()
    child.onStart = { [unowned child] in start(child) }
    child.didFinish = { [weak stage, weak parent] child in
      stage?.ends.append(name)
      parent?.childCoordinators.removeAll { $0 === child }
    }
    stage.note(child, name)
    lines.begin(child, within: parent)
  }

  func beginPage(
    _ name: String, _ lines: Lines, within parent: Coordinator, on stack: UINavigationController,
    animated: Bool = true
  ) {
    begin(name, lines, within: parent) { [stage] _ in
      stack.pushViewController(stage.page(name), animated: animated)
    }
  }

  func start(_ body: @escaping () -> Void) {
    stage.run {
      stage.window.rootViewController = UIViewController()
      app.onStart = body
      app.start(.root(of: stage.window))
    }
    stage.settle()
    stage.ends = []
  }

  /// The app's first coordinator has set a stack for the window's root, with a page on it.
  @discardableResult func startOnStack() -> UINavigationController {
    let stack = UINavigationController()
    start {
      stage.window.rootViewController = stack
      stack.pushViewController(stage.page("First"), animated: false)
    }
    return stack
  }

  /// The stacks of two tabs, One and Two.
  func tabStacks() -> [UINavigationController] {
    ["One", "Two"].map { title in
      let stack = UINavigationController()
      stack.tabBarItem.title = title
      return stack
    }
  }

  /// Asks something that is answered by OK.
  func ask(over presenter: UIViewController) {
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    presenter.present(alert, animated: true)
  }

  /// A flow within another comes and is left again: that one is there still.
  func comesAndGoes(
    within parent: Coordinator?, on stack: UINavigationController, _ lines: Lines, isSheet: Bool
  ) throws {
    let parent = try #require(parent)
    stage.run {
      begin("detail", lines, within: parent) { [stage] _ in
        let page = stage.page("Detail")
        if isSheet {
          stack.present(UINavigationController(rootViewController: page), animated: true)
        } else {
          stack.pushViewController(page, animated: true)
        }
      }
    }
    stage.settle()
    #expect(stage.user.title == "Detail")
    if isSheet { try stage.user.swipeDown() } else { try stage.user.goBack() }
    #expect(stage.ends == ["detail"])
    #expect(parent.childCoordinators == [])
  }
}
