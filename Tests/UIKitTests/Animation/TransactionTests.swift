import Testing
import UIKit

/// `CATransaction`: how apps hear that a push is over.
@MainActor @Suite struct TransactionTests {
  let app = StackFixture("A")

  private func transaction(_ name: String = "over", _ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [app] in app.journal.note(name) }
    body()
    CATransaction.commit()
  }

  @Test(
    "the completion comes after the push, when the screen has appeared", arguments: [true, false])
  func push(animated: Bool) {
    let new = app.make("B")
    app.stage.run {
      transaction { app.stack.pushViewController(new, animated: animated) }
      app.journal.note("called")
    }
    app.stage.settle()
    let told = app.journal.take(.note, .appearance)
    #expect(
      told.suffix(animated ? 2 : 3)
        == (animated ? ["B viewDidAppear", "over"] : ["B viewDidAppear", "over", "called"]))
  }

  @Test("the completion waits for a push that waits itself")
  func waitingPush() {
    let app = StackFixture("A", isStrict: false)
    app.push("B")
    app.stage.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { app.journal.note("over \(app.stack.names)") }
      app.push("C")
      CATransaction.commit()
    }
    app.stage.pass(0.4)
    #expect(app.journal.take(.note) == [])
    app.stage.settle()
    #expect(app.journal.take(.note, .appearance, of: "C").last == "C viewDidAppear")
    #expect(app.stack.names == ["A", "B", "C"])
  }

  @Test("the completion comes after the longest of its animations")
  func longest() {
    app.stage.run {
      transaction {
        UIView.animate(withDuration: 0.2) {}
        UIView.animate(withDuration: 0.9) {
        } completion: { _ in
          app.journal.note("last")
        }
        UIView.animate(withDuration: 0.4) {}
      }
      UIView.animate(withDuration: 5) {}
    }
    app.stage.pass(0.89)
    #expect(app.journal.take(.note) == [])
    app.stage.pass(0.02)
    #expect(app.journal.take(.note) == ["last", "over"])
  }

  @Test("a transaction in which nothing moves is over at its commit")
  func empty() {
    app.stage.run {
      transaction {}
      app.journal.note("called")
    }
    #expect(app.journal.take(.note) == ["over", "called"])
  }

  @Test("an outer transaction waits for the inner one's animations")
  func nested() {
    app.stage.run {
      transaction("outer") {
        transaction("inner") { UIView.animate(withDuration: 0.3) {} }
      }
    }
    #expect(app.journal.take(.note) == [])
    app.stage.settle()
    #expect(app.journal.take(.note) == ["inner", "outer"])
  }

  @Test("a completion set without begin waits for what else the event sets in motion")
  func implicit() {
    app.stage.run {
      CATransaction.setCompletionBlock { app.journal.note("over") }
      app.push("B")
    }
    app.stage.pass(0.3)
    #expect(app.journal.take(.note) == [])
    app.stage.settle()
    #expect(app.journal.take(.note) == ["over"])
  }

  @Test("the completion of a dismissal and that of its transaction")
  func dismissal() {
    let sheet = app.make("sheet")
    app.stage.perform { app.stack.present(sheet, animated: true) }
    app.stage.run {
      transaction { sheet.dismiss(animated: true) { app.journal.note("dismissed") } }
    }
    app.stage.settle()
    #expect(app.journal.take(.note) == ["dismissed", "over"])
  }

  @Test("a transaction's values are its own")
  func values() {
    app.stage.run {
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }
}
