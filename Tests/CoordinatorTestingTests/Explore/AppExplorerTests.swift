import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A small shop with one fault, or none.
private enum Fault: CaseIterable {
  case none, leak, unfinished, deadEnd, exception, presentsTwice, pushesTwice, restless
}

private final class Home: Coordinator, FirstFlow {
  let stack = UINavigationController()
  private let fault: Fault

  init(_ fault: Fault) {
    self.fault = fault
    super.init()
  }

  override func start() {
    stack.delegate = self
    let screen = Screen("Home") { [weak self] screen in
      screen.button("Go") { self?.go() }
      screen.field("Name")
    }
    stack.pushViewController(screen, animated: false)
  }

  private func go() {
    switch fault {
    case .exception:
      if let top = stack.topViewController { stack.pushViewController(top, animated: true) }
    case .presentsTwice:
      for _ in 1...2 {
        let screen = Screen("Sheet") { screen in
          screen.button("Close") { [weak screen] in screen?.dismiss(animated: true) }
        }
        stack.present(screen, animated: true)
      }
    case .pushesTwice:
      for _ in 1...2 { stack.pushViewController(Screen("Item"), animated: true) }
    case .restless:
      Task { for _ in 1...10_000 { try? await Task.sleep(for: .milliseconds(20)) } }
    case .none, .leak, .unfinished, .deadEnd: pushCoordinator(Item(on: stack, fault: fault))
    }
  }
}

private final class Item: Coordinator {
  private let stack: UINavigationController
  private let fault: Fault
  private var screen: Screen?

  init(on stack: UINavigationController, fault: Fault) {
    self.stack = stack
    self.fault = fault
    super.init()
  }

  override func start() {
    // A flow that shows nothing, and never says that it is over.
    if fault == .unfinished { return }
    let screen = Screen("Item") { [weak self] screen in
      if self?.fault == .leak { screen.button("Keep") { _ = screen.title } }
    }
    if fault == .deadEnd { screen.navigationItem.hidesBackButton = true }
    stack.pushViewController(screen, animated: true)
  }

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if navigationController.viewControllers.count == 1 { didFinish?(self) }
  }
}

/// An app under the crawler.
@MainActor struct AppExplorerTests {
  private func crawl(_ fault: Fault) async throws -> CrawlReport {
    let rehearsal = Rehearsal(samples: ["Name": ["Ada"]]) {
      Rehearsal.Run(app: App(name: "Test") { _ in Delegate(Home(fault)) })
    }
    // How long an app may take depends on the machine; one that never comes to rest is given up soon.
    let patience: Duration = fault == .restless ? .milliseconds(200) : .seconds(60)
    let explorer = AppExplorer(rehearsal, patience: patience)
    var report = try await Crawl(explorer).run()
    report.conclude(screens: ["Screen"], coordinators: ["Home"])
    return report
  }

  @Test func `an app without a fault has no findings`() async throws {
    let report = try await crawl(.none)
    #expect(report.findings == [])
    // Home, with the field empty and filled in, and Item: what a covered screen holds does not count.
    #expect(Set(report.graph.states.map(\.place.title)) == ["Home", "Item"])
    #expect(report.graph.states.count == 3)
    #expect(report.graph.states.first { $0.place.title == "Item" }?.place.flow == ["Home", "Item"])
    #expect(report.statistics.lost == 0)
  }

  @Test(arguments: [
    (
      Fault.leak, Problem.Kind.leak, "Screen “Item” is still alive",
      ["tap \"Go\"", "tap \"Home\""]
    ),
    (
      .unfinished, .unfinishedFlow, "Item is still among its parent's children", ["tap \"Go\""]
    ),
    (.deadEnd, .deadEnd, "There is no way out of Screen “Item”", ["tap \"Go\""]),
    (.exception, .exception, "The app has ended: Pushing the same view controller", ["tap \"Go\""]),
    (.presentsTwice, .refusedPresentation, "Attempt to present <Screen>", ["tap \"Go\""]),
    (.pushesTwice, .twoNavigations, "One tap leads to Screen and Screen", ["tap \"Go\""]),
    (.restless, .restless, "On “Home” the app is still at work", ["tap \"Go\""]),
  ])
  fileprivate func `each fault is found, with the shortest script`(
    fault: Fault, kind: Problem.Kind, message: String, script: [String]
  ) async throws {
    let report = try await crawl(fault)
    let finding = try #require(report.findings.first { $0.problem.kind == kind })
    #expect(finding.problem.message.hasPrefix(message), "\(finding.problem.message)")
    #expect(finding.script?.map(\.description) == script)
  }
}
