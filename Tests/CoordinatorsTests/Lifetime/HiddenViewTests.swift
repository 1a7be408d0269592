import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Where the hidden view is that hears a screen move: UIKit takes what comes first in a screen's view, and first in
/// that, for what scrolls beneath the bars.
@MainActor struct HiddenViewTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  /// Whether what comes first is the app's.
  private func isFirst(_ scrolls: UIView, in screen: UIViewController) -> Bool {
    screen.view.subviews.first === scrolls
  }

  @Test("it is not first", arguments: [true, false])
  func first(isPushed: Bool) {
    let screen = FormScreen()
    screen.addsAsItLoads = true
    let way = isPushed ? FlowPresentation.push(on: stage.stack) : .over()
    stage.begin("flow", [], way) { flow in flow.onStart = { $0.show(screen) } }
    #expect(isFirst(screen.scrolls, in: screen))
    #expect(screen.view.subviews.last === screen.button)
    #expect(screen.view.subviews.count == 3)
  }

  @Test func `nor where the app has put in its views only as the screen comes`() {
    let screen = FormScreen()
    stage.begin("flow", [], .push(on: stage.stack)) { flow in flow.onStart = { $0.show(screen) } }
    #expect(isFirst(screen.scrolls, in: screen))
    stage.run { _ = stage.stack.popViewController(animated: false) }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test func `nor where two trees know the screen`() throws {
    let screen = FormScreen()
    let other = Guide("other", on: nil)
    let flow = Guide("flow", on: nil)
    stage.run {
      other.first = nil
      flow.first = nil
      flow.start(.push(on: stage.stack))
      flow.show(screen)
      other.own(screen)
    }
    stage.settle()
    #expect(isFirst(screen.scrolls, in: screen))
    stage.run { _ = stage.stack.popViewController(animated: true) }
    stage.settle()
    #expect(flow.childCoordinators == [])
    withExtendedLifetime((flow, other)) {}
  }

  @Test func `nor beneath another screen, where the app has taken out its first view meanwhile`() {
    let screen = FormScreen()
    screen.addsAsItLoads = true
    stage.begin("flow", [], .push(on: stage.stack)) { flow in flow.onStart = { $0.show(screen) } }
    stage.run {
      screen.scrolls.removeFromSuperview()
      stage.stack.pushViewController(UIViewController(), animated: false)
    }
    stage.settle()
    #expect(screen.view.subviews.first === screen.button)
  }

  @Test func `it still hears that a screen which is alone in its view has gone`() {
    let screen = UIViewController()
    stage.begin("flow", [], .push(on: stage.stack)) { flow in flow.onStart = { $0.show(screen) } }
    stage.run { _ = stage.stack.popViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }
}

/// A screen with a view that scrolls and a button over it.
private final class FormScreen: UIViewController {
  let scrolls = UIScrollView()
  let button = UIButton(configuration: .filled())
  var addsAsItLoads = false

  override func viewDidLoad() {
    super.viewDidLoad()
    if addsAsItLoads { addViews() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if scrolls.superview == nil { addViews() }
  }

  private func addViews() {
    view.addSubview(scrolls)
    view.addSubview(button)
  }
}
