import Testing
import UIKit

/// Rows N7 to N10, N12 and N24: jumps, and what a stack refuses.
@MainActor @Suite struct StackChangeTests {
  @Test("N7 popToRootViewController returns the popped screens", arguments: [true, false])
  func popToRoot(animated: Bool) {
    let app = StackFixture("A", "B", "C")
    let popped = app.stage.perform { app.stack.popToRootViewController(animated: animated) }
    #expect(popped?.compactMap { ($0 as? RecordingController)?.name } == ["B", "C"])
    #expect(app.stack.names == ["A"])
    #expect(
      app.journal.take() == [
        "C viewWillDisappear", "A viewWillAppear", "C viewDidDisappear", "A viewDidAppear",
      ])
  }

  @Test("N7 popToRootViewController at the root pops nothing")
  func popToRootAtRoot() {
    let app = StackFixture("A")
    let popped = app.stage.perform { app.stack.popToRootViewController(animated: true) }
    #expect(popped?.isEmpty ?? true)
    #expect(app.journal.take(.appearance, .parents).isEmpty)
    #expect(app.stage.faults == [])
  }

  @Test("N8 popToViewController pops what lies above")
  func popTo() {
    let app = StackFixture("A", "B", "C", "D")
    let popped = app.stage.perform {
      app.stack.popToViewController(app.screen("B"), animated: true)
    }
    #expect(popped?.compactMap { ($0 as? RecordingController)?.name } == ["C", "D"])
    #expect(app.stack.names == ["A", "B"])
    #expect(
      app.journal.take(.appearance, .parents).filter { $0.hasPrefix("C") }
        == ["C willMove(nil)", "C didMove(nil)"])
  }

  @Test("N8 popToViewController of a screen that is not in the stack is an exception")
  func popToStranger() {
    let app = StackFixture("A", "B")
    app.stage.perform { _ = app.stack.popToViewController(app.make("X"), animated: true) }
    #expect(app.stage.faults == ["Tried to pop to a view controller that doesn't exist."])
    expectUnchanged(app, ["A", "B"])
  }

  @Test("N9 push of a screen that is in the stack is an exception", arguments: ["A", "B"])
  func pushTwice(name: String) {
    let app = StackFixture("A", "B")
    app.stage.perform { app.stack.pushViewController(app.screen(name), animated: true) }
    #expect(app.stage.faults.count == 1)
    #expect(
      app.stage.faults.first?.hasPrefix(
        "Pushing the same view controller instance more than once is not supported") == true)
    expectUnchanged(app, ["A", "B"])
  }

  @Test("N10 push of a navigation controller is an exception")
  func pushStack() {
    let app = StackFixture("A")
    app.stage.perform { app.stack.pushViewController(UINavigationController(), animated: true) }
    #expect(app.stage.faults.count == 1)
    #expect(
      app.stage.faults.first?.hasPrefix("Pushing a navigation controller is not supported") == true)
    expectUnchanged(app, ["A"])
  }

  private func expectUnchanged(
    _ app: StackFixture, _ names: [String], _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(app.stack.names == names, sourceLocation: place)
    #expect(app.journal.take(.appearance, .parents).isEmpty, sourceLocation: place)
  }

  // MARK: N12

  @Test("N12 setViewControllers is a push where the new top is new", arguments: [true, false])
  func setWithNewTop(animated: Bool) {
    let app = StackFixture("A", "B", "C")
    let listener = StackListener(app.journal)
    app.stack.delegate = listener
    app.stage.perform {
      app.stack.setViewControllers(
        [app.screen("A"), app.make("D"), app.make("E")], animated: animated)
    }
    let how = animated ? "animated" : "at once"
    let told = app.journal.take(.appearance, .listener, .parents, with: [.animated])
    #expect(
      told.filter { $0.contains("appear") || $0.contains("Appear") } == [
        "C viewWillDisappear \(how)", "E viewWillAppear \(how)", "C viewDidDisappear \(how)",
        "E viewDidAppear \(how)",
      ])
    #expect(told.filter { $0.contains("Show") } == ["E willShow \(how)", "E didShow \(how)"])
    #expect(told.filter { $0.hasPrefix("A") }.isEmpty)
    #expect(told.filter { $0.hasPrefix("B") } == ["B willMove(nil)", "B didMove(nil)"])
    #expect(told.filter { $0.hasPrefix("D") } == ["D willMove(nav)", "D didMove(nav)"])
    #expect(app.stack.names == ["A", "D", "E"])
    #expect(app.stack.children == app.stack.viewControllers)
  }

  @Test("N12 setViewControllers is a pop where the new top was in the old stack")
  func setWithOldTop() {
    let app = StackFixture("A", "B", "C")
    app.stage.perform {
      app.stack.setViewControllers([app.make("D"), app.screen("B")], animated: true)
    }
    let told = app.journal.take(.appearance, .parents, with: [.flags])
    #expect(
      told.filter { $0.hasPrefix("C") } == [
        "C willMove(nil)", "C viewWillDisappear isMovingFromParent",
        "C viewDidDisappear isMovingFromParent", "C didMove(nil)",
      ])
    #expect(told.filter { $0.hasPrefix("B") } == ["B viewWillAppear", "B viewDidAppear"])
    #expect(told.filter { $0.hasPrefix("A") } == ["A willMove(nil)", "A didMove(nil)"])
    #expect(told.filter { $0.hasPrefix("D") } == ["D willMove(nav)", "D didMove(nav)"])
    #expect(app.stack.names == ["D", "B"])
  }

  @Test("N12 of a list in another order, only who is new comes and who is missing goes")
  func setReordered() {
    let app = StackFixture("A", "B", "C", "D", "E")
    app.stage.perform {
      app.stack.setViewControllers(
        [app.screen("A"), app.screen("D"), app.make("F"), app.screen("B"), app.make("G")],
        animated: false)
    }
    #expect(
      app.journal.take(.parents).sorted() == [
        "C didMove(nil)", "C willMove(nil)", "E didMove(nil)", "E willMove(nil)",
        "F didMove(nav)", "F willMove(nav)", "G didMove(nav)", "G willMove(nav)",
      ])
    #expect(app.stack.names == ["A", "D", "F", "B", "G"])
    #expect(Set(app.stack.children) == Set(app.stack.viewControllers))
  }

  @Test("N12 viewControllers is set without animation")
  func assign() {
    let app = StackFixture("A")
    app.stage.perform { app.stack.viewControllers = [app.make("B")] }
    #expect(
      app.journal.take(with: [.animated]) == [
        "A viewWillDisappear at once", "B viewWillAppear at once", "A viewDidDisappear at once",
        "B viewDidAppear at once",
      ])
  }

  @Test("N12 where the top stays the same nobody appears", arguments: [true, false])
  func setSameTop(animated: Bool) {
    let app = StackFixture("A", "B", "C")
    app.stage.perform {
      app.stack.setViewControllers([app.make("D"), app.screen("C")], animated: animated)
    }
    #expect(
      app.journal.take(.appearance, .parents).sorted() == [
        "A didMove(nil)", "A willMove(nil)", "B didMove(nil)", "B willMove(nil)", "D didMove(nav)",
        "D willMove(nav)",
      ])
    #expect(app.stack.names == ["D", "C"])
    #expect(app.screen("C").view.window != nil)
  }

  @Test("N12 a stack can be emptied and filled again")
  func empty() {
    let app = StackFixture("A", "B")
    app.stage.perform { app.stack.viewControllers = [] }
    #expect(app.journal.take() == ["B viewWillDisappear", "B viewDidDisappear"])
    app.stage.perform { app.stack.setViewControllers([app.make("C")], animated: true) }
    #expect(app.journal.take() == ["C viewWillAppear", "C viewDidAppear"])
    #expect(app.stage.faults == [])
  }

  // MARK: N24

  @Test("N24 show inside a stack is a push")
  func showPushes() {
    let app = StackFixture("A")
    app.stage.perform { app.screen("A").show(app.make("B"), sender: nil) }
    #expect(app.stack.names == ["A", "B"])
    app.stage.perform { app.stack.show(app.make("C"), sender: nil) }
    #expect(app.stack.names == ["A", "B", "C"])
    #expect(app.stack.presentedViewController == nil)
  }

  @Test("N24 show from a child of a screen in a stack is a push")
  func showFromChild() {
    let app = StackFixture("A")
    let child = app.make("child")
    app.stage.perform {
      app.screen("A").addChild(child)
      app.screen("A").view.addSubview(child.view)
      child.didMove(toParent: app.screen("A"))
      child.show(app.make("B"), sender: nil)
    }
    #expect(app.stack.names == ["A", "B"])
  }

  @Test("N24 show elsewhere is a presentation")
  func showPresents() {
    let stage = Stage()
    let journal = Journal()
    let root = RecordingController("A", journal)
    stage.show(root)
    let shown = RecordingController("B", journal)
    stage.perform { root.show(shown, sender: nil) }
    #expect(root.presentedViewController === shown)
    #expect(journal.take(of: "B") == ["B viewWillAppear", "B viewDidAppear"])
  }
}
