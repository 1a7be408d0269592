import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows in the plain pattern, each in a sheet of its own that the app presents, as a notification's.
@MainActor struct PlainSheetTests {
  private let stage: Stage
  /// The first coordinator of the app, which shows nothing itself.
  private let root = Errand("root", [])

  init() throws { stage = try Stage() }

  /// What the app shows, and whose that is.
  enum Beneath: CaseIterable { case stack, tabs, ownScreen }
  enum Start: CaseIterable {
    /// It is put in, started, and then its stack is presented.
    case putIn
    case pushed
    /// It presents its stack itself.
    case presentsItself
  }
  enum End: CaseIterable { case swipe, dismissal }

  private final class Notice: Coordinator {
    let stack = UINavigationController()
    let presenter: UIViewController?
    private let page: UIViewController

    init(_ page: UIViewController, over presenter: UIViewController? = nil) {
      self.page = page
      self.presenter = presenter
    }

    override func start() {
      stack.pushViewController(page, animated: false)
      presenter?.present(stack, animated: true)
    }
  }

  private func show(_ what: Beneath) -> Coordinator {
    if what == .ownScreen { return stage.home }
    stage.run { root.start(.root(of: stage.window)) }
    if what == .stack {
      stage.begin("main", ["Main"], .root(of: stage.window), within: root)
    } else {
      stage.begin("main", [], .root(of: stage.window), within: root) { main in
        main.onStart = { [stage] main in
          let tabs = UITabBarController()
          main.show(tabs, animated: false)
          for name in ["one", "two"] {
            stage.begin(name, [name], .tab(of: tabs), within: main, settles: false)
          }
        }
      }
    }
    stage.settle()
    return root
  }

  private func notice(_ name: String, over presenter: UIViewController? = nil) -> Notice {
    let flow = Notice(stage.page(name), over: presenter)
    stage.note(flow, "notice")
    flow.didFinish = { [weak stage] _ in stage?.ends.append(name) }
    return flow
  }

  private var topmost: UIViewController? {
    sequence(first: stage.window.rootViewController) { $0?.presentedViewController }
      .prefix { $0 != nil }.compactMap(\.self).last
  }

  @Test(
    "it is left with the sheet, whatever that lies over",
    arguments: Beneath.allCases, Start.allCases)
  func left(beneath: Beneath, start: Start) async throws {
    let parent = show(beneath)
    for end in End.allCases {
      stage.ends = []
      stage.run {
        let flow = notice("notice", over: start == .presentsItself ? topmost : nil)
        switch start {
        case .putIn:
          parent.childCoordinators.append(flow)
          flow.start()
        case .pushed, .presentsItself: parent.pushCoordinator(flow)
        }
        if start != .presentsItself { topmost?.present(flow.stack, animated: true) }
      }
      stage.settle()
      #expect(stage.ends == [])
      switch end {
      case .swipe: try stage.user.swipeDown()
      case .dismissal: stage.run { stage.window.rootViewController?.dismiss(animated: true) }
      }
      stage.settle()
      await stage.turns()
      #expect(stage.ends == ["notice"], "\(end)")
      #expect(!stage.alive.contains("notice"), "\(end)")
    }
  }

  @Test(
    "of two that begin in one turn each has its own sheet", arguments: [true, false], [true, false])
  func two(animated: Bool, others: Bool) async throws {
    var flows: [Weakly<Notice>] = []
    stage.run {
      for name in ["one", "two"] {
        let flow = notice(name)
        flows.append(Weakly(flow))
        stage.home.childCoordinators.append(flow)
        flow.start()
        topmost?.present(flow.stack, animated: animated)
      }
      if others { stage.begin("three", ["Three"], .over(), settles: false) }
    }
    stage.settle()
    #expect(stage.ends == [])
    for flow in flows {
      #expect(flow.object?.flowNavigationController === flow.object?.stack)
    }
    for _ in 0..<(others ? 3 : 2) {
      try stage.user.swipeDown()
      stage.settle()
    }
    await stage.turns()
    #expect(stage.ends == (others ? ["three", "two", "one"] : ["two", "one"]))
    #expect(!stage.alive.contains("notice"))
  }

  @Test func `what the app itself has presented before is not a helper's that shows nothing`() async
  {
    let parent = show(.stack)
    stage.run {
      topmost?.present(
        UINavigationController(rootViewController: stage.page("App's")), animated: true)
    }
    stage.settle()
    let helper = stage.begin("helper", [], within: parent)
    stage.settle()
    stage.run { stage.window.rootViewController?.dismiss(animated: true) }
    stage.settle()
    await stage.turns()
    #expect(helper.object != nil)
    #expect(stage.ends == [])
  }
}
