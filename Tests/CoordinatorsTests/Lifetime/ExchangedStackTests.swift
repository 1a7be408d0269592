import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// The stack in a tab or a column makes room for another, as after a log-out, and that may live at its address. A flow that
/// begins elsewhere in the same turn has its own screens alone.
@MainActor struct ExchangedStackTests {
  private let stage: Stage
  private let app = Plain()
  init() throws { stage = try Stage() }

  enum Place: CaseIterable { case tab, collapsedColumn, column }
  enum Way: CaseIterable { case push, present, over, plain }

  @Test("it ends as it is left", arguments: Place.allCases, Way.allCases)
  func exchanged(place: Place, way: Way) {
    stage.user.resize(to: place == .column ? .regular : .compact)
    let container: UIViewController =
      place == .tab ? UITabBarController() : UISplitViewController(style: .doubleColumn)
    let first = UINavigationController(rootViewController: stage.page("First"))
    func put(_ second: UINavigationController?) {
      switch container {
      case let tabs as UITabBarController:
        tabs.viewControllers = [first] + (second.map { [$0] } ?? [])
      case let split as UISplitViewController: split.setViewController(second, for: .secondary)
      default: break
      }
    }
    func makeSecond() -> UINavigationController {
      UINavigationController(rootViewController: stage.page("Second"))
    }
    stage.run {
      stage.window.rootViewController = UIViewController()
      app.onStart = { [app] in
        (container as? UISplitViewController)?.setViewController(first, for: .primary)
        put(makeSecond())
        app.show(container)
      }
      app.start(.root(of: stage.window))
      (container as? UISplitViewController)?.show(.primary)
    }
    stage.settle()
    for _ in 0..<5 {
      stage.ends = []
      stage.run {
        put(nil)
        put(makeSecond())
        let presentation: FlowPresentation =
          switch way {
          case .push, .plain: .push(on: first)
          case .present: .present(from: first)
          case .over: .over()
          }
        let titles = way == .plain ? [] : ["Flow"]
        stage.begin("flow", titles, presentation, within: app, settles: false) { [stage] flow in
          if way == .plain {
            flow.onStart = { _ in first.pushViewController(stage.page("Flow"), animated: true) }
          }
        }
      }
      stage.settle()
      let tree = app.childCoordinators.first?.describeTree() ?? "Second"
      #expect(!tree.contains("Second"), "\(tree)")
      stage.run {
        switch way {
        case .push, .plain: first.popToRootViewController(animated: true)
        case .present, .over: first.dismiss(animated: true)
        }
      }
      stage.settle()
      #expect(stage.ends == ["flow"])
      #expect(app.childCoordinators == [])
    }
    #expect(stage.faults == [])
  }
}
