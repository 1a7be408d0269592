import Testing
import UIKit

/// A router whose completions run in `didShow`.
@MainActor @Suite("Adoption: a router over a stack") struct RouterTests {
  let stage = Stage()
  let router = StackRouter(UINavigationController())
  let log = StepLog()

  init() {
    router.setRoot(UIViewController(), hidesBar: false)
    stage.show(router.stack)
    stage.settle()
  }

  private func push(_ name: String) {
    stage.run { router.push(UIViewController(), animated: true) { [log] in log.add(name) } }
    stage.settle()
  }

  @Test("The back button runs the completion of the screen that went, once")
  func back() {
    push("one")
    push("two")
    #expect(log.entries == [])
    stage.userTapsBack(in: router.stack)
    #expect(log.entries == [])
    stage.settle()
    #expect(log.entries == ["two"])
    stage.userTapsBack(in: router.stack)
    stage.settle()
    #expect(log.entries == ["two", "one"])
  }

  @Test("So does a swipe back, unless it is let go of")
  func swipe() {
    push("one")
    stage.userBeginsSwipeBack(in: router.stack)
    stage.userEndsSwipeBack(in: router.stack, completed: false)
    stage.settle()
    #expect(log.entries == [])
    stage.userBeginsSwipeBack(in: router.stack)
    stage.userEndsSwipeBack(in: router.stack, completed: true)
    stage.settle()
    #expect(log.entries == ["one"])
  }

  @Test("A pop by code runs it at once, and not again in didShow")
  func code() {
    push("one")
    stage.run { router.pop(animated: true) }
    #expect(log.entries == ["one"])
    stage.settle()
    #expect(log.entries == ["one"])
  }

  @Test("To the root, and another root: all run, the topmost first")
  func several() {
    push("one")
    push("two")
    stage.run { router.popToRoot(animated: true) }
    stage.settle()
    #expect(log.entries == ["two", "one"])
    push("three")
    stage.run { router.setRoot(UIViewController(), hidesBar: true) }
    stage.settle()
    #expect(log.entries == ["two", "one", "three"])
    #expect(router.stack.isNavigationBarHidden)
    #expect(stage.faults == [])
  }

  @Test("Present, dismiss, and then the completion")
  func presentation() {
    let sheet = UIViewController()
    stage.run { router.present(sheet, animated: true) }
    stage.settle()
    #expect(router.stack.presentedViewController === sheet)
    stage.run { router.dismiss(animated: true) { [log] in log.add("dismissed") } }
    #expect(log.entries == [])
    stage.settle()
    #expect(log.entries == ["dismissed"])
    #expect(router.stack.presentedViewController == nil)
  }
}

/// What happened, in order.
@MainActor final class StepLog {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}
