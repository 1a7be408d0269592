import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A screen that the app keeps, shows and takes away, again and again.
@MainActor struct KeptScreenTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private func beginFlow(with page: UIViewController) {
    stage.begin("flow", []) {
      $0.onStart = { [weak page] flow in page.map { _ = flow.show($0) } }
    }
  }

  private func pop() {
    stage.run { stage.stack.popViewController(animated: true) }
    stage.settle()
  }

  @Test("however often a screen comes, its view has as much in it", arguments: [true, false])
  func views(isFlow: Bool) {
    let page = stage.page("Page")
    var counts: [Int] = []
    for _ in 0..<5 {
      if isFlow {
        beginFlow(with: page)
      } else {
        stage.run { stage.stack.pushViewController(page, animated: true) }
        stage.settle()
      }
      counts.append(page.view.subviews.count)
      pop()
    }
    #expect(counts == Array(repeating: counts[0], count: 5))
    #expect(stage.ends.count == (isFlow ? 5 : 0))
  }

  @Test("flows of trees of their own leave no more in it", arguments: [true, false])
  func trees(isPushed: Bool) {
    let home = stage.stack.viewControllers[0]
    var counts: [[Int]] = []
    for _ in 0..<5 {
      let flow = Errand("alone", ["A"])
      flow.stage = stage
      stage.run { flow.start(isPushed ? .push(on: stage.stack) : .present(from: home)) }
      stage.settle()
      stage.run { _ = flow.finish() }
      stage.settle()
      counts.append([home.view.subviews.count, stage.stack.view.subviews.count])
    }
    #expect(counts == Array(repeating: counts[0], count: 5))
  }

  @Test("it is heard each time, whatever the app puts into its view", arguments: [true, false])
  func heard(atBottom: Bool) {
    let page = stage.page("Page")
    for round in 1...3 {
      beginFlow(with: page)
      page.view.insertSubview(UIView(), at: atBottom ? 0 : page.view.subviews.count)
      #expect(page.view.subviews.count == round + 1)
      pop()
      #expect(stage.ends.count == round)
    }
    #expect(stage.home.childCoordinators == [])
  }

  private final class BlurredPage: UIViewController {
    override func loadView() { view = UIVisualEffectView(effect: nil) }
  }

  @Test func `nothing is put into an effect view itself`() throws {
    let page = BlurredPage()
    page.title = "Page"
    for round in 1...3 {
      beginFlow(with: page)
      #expect(page.view.subviews.count == 1)
      #expect((page.view as? UIVisualEffectView)?.contentView.subviews.count == 1)
      pop()
      #expect(stage.ends.count == round)
    }
    #expect(stage.faults == [])
  }

  @Test func `tabs can be added to a tab bar that is shown again`() {
    let tabs = UITabBarController()
    for round in 1...3 {
      let main = Errand("main", [])
      main.stage = stage
      main.onStart = { [weak stage] main in
        stage?.begin("tab", ["T\(round)"], .tab(of: tabs), within: main, settles: false)
        main.show(tabs)
      }
      stage.run { main.start(.root(of: stage.window)) }
      stage.settle()
      #expect(stage.user.title == "T\(round)")
      #expect(main.childCoordinators.count == 1)
      tabs.viewControllers = []
      stage.run { stage.window.rootViewController = stage.page("Out") }
      stage.settle()
      #expect(stage.ends.filter { $0 == "tab" }.count == round)
    }
  }

  @Test func `another tree that knows it changes nothing`() {
    let page = stage.page("Page")
    let other = Errand("other", [])
    stage.run { other.own(page) }
    for round in 1...3 {
      beginFlow(with: page)
      pop()
      #expect(stage.ends.count == round)
    }
    withExtendedLifetime(other) {}
  }

  // It may come back, but nobody knows that it will.
  @Test("a flow over it is refused while it is away", arguments: [true, false])
  func over(isAtRest: Bool) async {
    let page = stage.page("Page")
    stage.run { stage.stack.pushViewController(page, animated: false) }
    stage.settle()
    stage.run { _ = stage.stack.popViewController(animated: true) }
    if isAtRest { stage.settle() }
    let (flow, waiting) = stage.wait("flow", ["A"], .present(from: page))
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(flow.object == nil)
    #expect(stage.home.childCoordinators == [])
  }

  @Test("when it has come back it is there", arguments: [true, false])
  func back(isPresented: Bool) {
    let page = stage.page("Page")
    stage.run { stage.stack.pushViewController(page, animated: false) }
    pop()
    stage.run {
      if isPresented {
        stage.stack.present(page, animated: true)
      } else {
        stage.stack.pushViewController(page, animated: true)
      }
    }
    stage.begin("flow", ["A"], .present(from: page))
    #expect(stage.user.title == "A")
  }
}
