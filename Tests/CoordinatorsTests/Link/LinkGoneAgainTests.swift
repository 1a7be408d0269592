import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What a link has opened goes again before the link is told that it has come.
@MainActor struct LinkGoneAgainTests {
  /// Begins to open a link, whose last screen is on its way then.
  private func begin(_ link: Link, on scene: LinkScene) {
    scene.stage.run { scene.root.open(link) { outcomes.list.append($0) } }
    var patience = 100
    while patience > 0, !scene.titles.hasSuffix(" A") {
      scene.user.clock.advance(by: 0.01)
      patience -= 1
    }
    #expect(outcomes.list == [])
  }
  private final class Outcomes { var list: [LinkOutcome] = [] }
  private let outcomes = Outcomes()

  @Test func `it comes and stays`() throws {
    let scene = try LinkScene()
    begin([.page("A")], on: scene)
    scene.stage.settle()
    #expect(outcomes.list == [.opened])
  }

  @Test func `what its flow has shown over it goes, and that is not all`() throws {
    let scene = try LinkScene()
    scene.root.ways = { guide, step, _ in
      guard step == .flow("A") else { return nil }
      let child = guide.child("A")
      child.onStart = { child in
        let news = UIViewController()
        child.present(news, animated: false).whenDone { _ in
          news.dismiss(animated: false)
        }
      }
      return .start(child)
    }
    #expect(scene.open([.flow("A")]) == .opened)
    #expect(scene.titles == "root A")
  }

  @Test func `the user goes back from it`() throws {
    let scene = try LinkScene()
    begin([.page("A")], on: scene)
    scene.user.session.perform(.goBack)
    scene.stage.settle()
    #expect(scene.titles == "root")
    #expect(outcomes.list == [.superseded])
  }

  @Test("the app dismisses it as it comes", arguments: [true, false], [0, 0.2])
  func dismissed(isAnimated: Bool, after time: Double) throws {
    let scene = try LinkScene()
    scene.root.ways = { guide, step, _ in
      step == .flow("A") ? .start(guide.child("A"), .over()) : nil
    }
    begin([.flow("A")], on: scene)
    scene.user.clock.advance(by: time)
    scene.stage.run { scene.stage.stack.dismiss(animated: isAnimated) }
    scene.stage.settle()
    #expect(scene.titles == "root")
    #expect(outcomes.list == [.superseded])
    #expect(scene.root.link == [])
  }

  @Test func `another root takes its place`() throws {
    let scene = try LinkScene(hasTabs: true)
    begin([.tab("left"), .page("A")], on: scene)
    scene.stage.begin(
      "welcome", ["Welcome"], .root(of: scene.stage.window), within: scene.root, settles: false)
    scene.stage.settle()
    #expect(scene.titles == "Welcome")
    #expect(outcomes.list == [.superseded])
  }

  @Test func `another root takes the place of one that the app has set`() throws {
    let scene = try LinkScene()
    let stack = UINavigationController()
    scene.stage.run {
      scene.stage.window.rootViewController = stack
      let flow = scene.root.child("flow")
      flow.linkStep = "flow"
      scene.root.pushCoordinator(flow, .push(on: stack))
    }
    scene.stage.settle()
    begin(["flow", .page("A")], on: scene)
    scene.stage.run { scene.stage.window.rootViewController = UIViewController() }
    scene.stage.settle()
    #expect(outcomes.list == [.superseded])
  }

  /// A flow whose first screen ends it as that comes.
  private final class Brief: UIViewController {
    var didCome: () -> Void = {}
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      didCome()
    }
  }

  @Test func `its flow ends as its tab is chosen`() throws {
    let scene = try LinkScene(hasTabs: true)
    let tabs = try #require(scene.tabs)
    scene.root.ways = { guide, step, _ in
      guard step == "brief" else { return nil }
      let child = guide.child("brief")
      child.first = nil
      child.onStart = { child in
        let page = Brief()
        page.didCome = { [weak child] in _ = child?.cancel() }
        child.show(page)
      }
      return .start(child, .tab(of: tabs))
    }
    let outcome = scene.open(["brief"])
    #expect(outcome == .failed(LinkFailure("brief", .flowHasEnded("Guide"))))
    #expect(scene.stage.ends == ["brief"])
  }

  @Test("its flow is cancelled, and what was opened for it goes", arguments: [true, false])
  func cancelled(isFlow: Bool) throws {
    let scene = try LinkScene()
    let last: LinkStep = isFlow ? .flow("A") : .page("A")
    begin([.flow("C"), .flow("B"), last], on: scene)
    scene.stage.run { _ = scene.flow(isFlow ? "A" : "B")?.cancel() }
    scene.stage.settle()
    #expect(outcomes.list == [.failed(LinkFailure(last, .flowHasEnded("Guide")))])
    #expect(scene.titles == "root")
  }
}
