import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A screen that takes itself out of its stack when another has come over it, as a login does.
@MainActor struct VanishingScreenTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  private final class Login: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      guard let stack = navigationController, stack.topViewController !== self else { return }
      stack.viewControllers.removeAll { $0 === self }
    }
  }

  private func login() -> UIViewController {
    let login = Login()
    login.title = "Login"
    stage.note(login, "Login")
    return login
  }

  enum Next: CaseIterable { case byLibrary, byUIKit, child, sibling }

  @Test(
    "what has come over it stays its flow's", arguments: Next.allCases, [true, false])
  func vanishes(next: Next, animated: Bool) throws {
    for isPlain in [true, false] {
      stage.ends = []
      let flow = stage.begin("flow", [], .push(on: stage.stack)) { [stage] flow in
        let login = login()
        flow.onStart = { [stack = stage.stack] flow in
          if isPlain {
            stack.pushViewController(login, animated: animated)
          } else {
            flow.show(login, animated: animated)
          }
        }
      }
      stage.run {
        switch next {
        case .byLibrary: flow.object?.show(stage.page("Next"), animated: animated)
        case .byUIKit: stage.stack.pushViewController(stage.page("Next"), animated: animated)
        case .child: stage.begin("next", ["Next"], within: flow.object, settles: false)
        case .sibling: stage.begin("next", ["Next"], settles: false)
        }
      }
      stage.settle()
      #expect(stage.titles() == ["Home", "Next"])
      #expect(stage.ends == (next == .sibling ? ["flow"] : []))
      try stage.user.goBack()
      switch next {
      case .byLibrary, .byUIKit: #expect(stage.ends == ["flow"])
      case .child: #expect(stage.ends == ["next", "flow"])
      case .sibling: #expect(stage.ends == ["flow", "next"])
      }
      #expect(stage.alive == [])
    }
    #expect(stage.faults == [])
  }
}
