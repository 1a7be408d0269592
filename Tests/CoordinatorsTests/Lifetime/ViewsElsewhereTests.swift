import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// An app may show the views of a screen elsewhere, as one does that makes a player small: they stay in the window when
/// the screen goes, and the hidden view that hears it go with them.
@MainActor struct ViewsElsewhereTests {
  private let stage: Stage
  /// Somebody holds the screen for longer than it is there, as a coordinator may.
  private let screen = UIViewController()
  private let small = UIView()

  init() throws {
    stage = try Stage()
    stage.run { screen.view.addSubview(UILabel()) }
  }

  enum Place: CaseIterable { case window, screenBeneath, ownStack }

  private func move(to place: Place) {
    let new: UIView =
      switch place {
      case .window: stage.window
      case .screenBeneath: stage.stack.viewControllers[0].view
      case .ownStack: stage.stack.view
      }
    new.addSubview(small)
    for view in screen.view.subviews { small.addSubview(view) }
  }

  private func begin(_ way: FlowPresentation) {
    stage.begin("flow", [], way) { flow in flow.onStart = { [screen] in $0.show(screen) } }
  }

  @Test("its flow is left with it", arguments: Place.allCases, [true, false])
  func popped(place: Place, isAnimated: Bool) {
    begin(.push(on: stage.stack))
    stage.run { move(to: place) }
    stage.settle()
    stage.run { _ = stage.stack.popViewController(animated: isAnimated) }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test("also where they are moved as it goes", arguments: Place.allCases, [true, false])
  func poppedInOneTurn(place: Place, isAnimated: Bool) {
    begin(.push(on: stage.stack))
    stage.run {
      _ = stage.stack.popViewController(animated: isAnimated)
      move(to: place)
    }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test("and where it is presented", arguments: [true, false], [true, false])
  func dismissed(isAnimated: Bool, isInOneTurn: Bool) {
    begin(.over())
    if !isInOneTurn {
      stage.run { move(to: .window) }
      stage.settle()
    }
    stage.run {
      stage.stack.dismiss(animated: isAnimated)
      if isInOneTurn { move(to: .window) }
    }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test("and on no stack", arguments: [true, false], [true, false])
  func alone(isAnimated: Bool, isInOneTurn: Bool) {
    stage.begin("flow", []) { flow in
      flow.onStart = { [screen, stack = stage.stack] flow in
        flow.own(screen)
        stack.present(screen, animated: false)
      }
    }
    if !isInOneTurn {
      stage.run { move(to: .window) }
      stage.settle()
    }
    stage.run {
      stage.stack.dismiss(animated: isAnimated)
      if isInOneTurn { move(to: .window) }
    }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test("and where its view has been exchanged", arguments: [true, false])
  func exchanged(isAnimated: Bool) {
    begin(.push(on: stage.stack))
    stage.run {
      let former: UIView = screen.view
      screen.view = UIView()
      stage.window.addSubview(former)
    }
    stage.settle()
    stage.run { _ = stage.stack.popViewController(animated: isAnimated) }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test func `and with the stack that the app keeps`() {
    begin(.push(on: stage.stack))
    let kept = stage.stack
    stage.run { move(to: .window) }
    stage.settle()
    stage.run { stage.window.rootViewController = UIViewController() }
    stage.settle()
    #expect(stage.ends == ["flow"])
    withExtendedLifetime(kept) {}
  }

  @Test func `each view that is moved is where the app has put it while it is about it`() {
    begin(.push(on: stage.stack))
    let column = UIStackView()
    stage.run {
      let all = screen.view.subviews
      for (index, view) in all.enumerated() {
        small.addSubview(view)
        #expect(small.subviews.count == index + 1)
        #expect(view.superview === small)
        view.topAnchor.constraint(equalTo: small.topAnchor).isActive = true
      }
      for view in all { column.addArrangedSubview(view) }
      #expect(column.arrangedSubviews.allSatisfy { $0.superview === column })
      screen.view.addSubview(column)
    }
    stage.settle()
    #expect(column.arrangedSubviews.count == 1)
    #expect(screen.view.subviews.count == 2)
    stage.run { _ = stage.stack.popViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(stage.faults == [])
  }

  @Test("and in the order that the app has asked for", arguments: [true, false])
  func order(isInWindow: Bool) {
    begin(.push(on: stage.stack))
    stage.run {
      screen.view.addSubview(UIButton())
      if isInWindow { stage.window.addSubview(small) }
      let all = screen.view.subviews
      small.addSubview(all[0])
      for (view, above) in zip(all.dropFirst(), all) {
        small.insertSubview(view, belowSubview: above)
      }
      #expect(small.subviews == all.reversed())
    }
    stage.settle()
    #expect(small.subviews.count == 2)
  }

  @Test("views that are put back leave one hidden view", arguments: [true, false])
  func putBack(settles: Bool) {
    begin(.push(on: stage.stack))
    let before = screen.view.subviews
    for _ in 0..<10 {
      stage.run { for view in before { small.addSubview(view) } }
      if settles { stage.settle() }
      stage.run { for view in before { screen.view.addSubview(view) } }
      stage.settle()
      #expect(screen.view.subviews.count == 2)
    }
    #expect(settles || screen.view.subviews == before)
    stage.run { _ = stage.stack.popViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test("a view that is exchanged and kept tells nothing any more", arguments: [true, false])
  func keptView(goesBack: Bool) {
    stage.begin("flow", []) { flow in
      flow.onStart = { [screen, stack = stage.stack] flow in
        flow.own(screen)
        stack.present(screen, animated: true)
      }
    }
    let former: UIView = screen.view
    stage.run { screen.view = UIView() }
    stage.settle()
    if goesBack {
      for _ in 0..<3 {
        let latter: UIView = screen.view
        stage.run { screen.view = former }
        stage.settle()
        stage.run { screen.view = latter }
        stage.settle()
      }
      #expect(former.subviews.count == 2)
      #expect(screen.view.subviews.count == 1)
    }
    #expect(stage.ends == [])
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test("also where that is done as it comes", arguments: [true, false])
  func exchangedAsItComes(isAnimated: Bool) {
    final class Loading: UIViewController {
      var former: UIView?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        former = view
        view = UIView()
      }
    }
    let screen = Loading()
    stage.begin("flow", []) { flow in
      flow.onStart = { [stack = stage.stack] flow in
        flow.own(screen)
        stack.present(screen, animated: isAnimated)
      }
    }
    #expect(stage.ends == [])
    stage.run { stage.stack.dismiss(animated: isAnimated) }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test func `of what is moved nothing is left of the library's`() {
    begin(.push(on: stage.stack))
    stage.run { move(to: .window) }
    stage.settle()
    #expect(small.subviews.count == 1)
    #expect(screen.view.subviews.count == 1)
  }
}
