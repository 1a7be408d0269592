import Testing
import UIKit

/// Many sessions in one process: each app finds its own globals.
@MainActor @Suite struct SessionTests {
  @Test("Two sessions do not see each other")
  func apart() {
    let (first, second) = (Stage(), Stage())
    let applications = [first, second].map { $0.run { UIApplication.shared } }
    #expect(applications[0] !== applications[1])
    #expect(first.run { UIApplication.shared } === applications[0])
    let screens = [first, second].map { $0.run { UIScreen.main } }
    #expect(screens[0] !== screens[1])
    #expect(first.window.screen === screens[0])
    #expect(second.window.screen === screens[1])
    let scenes = [first, second].map { $0.run { UIApplication.shared.connectedScenes.first } }
    #expect(scenes[0] !== scenes[1])
    #expect(first.window.windowScene === scenes[0])
  }

  @Test("A session entered within another is left again")
  func nested() {
    let (first, second) = (Stage(), Stage())
    let outer = first.run { UIApplication.shared }
    first.run {
      let inner = second.run { UIApplication.shared }
      #expect(inner !== outer)
      #expect(UIApplication.shared === outer)
    }
  }

  @Test("What one session's clock does, the other's does not")
  func clocks() {
    let apps = [StackFixture("A"), StackFixture("A")]
    for app in apps { app.push("B") }
    apps[0].stage.settle()
    #expect(apps[0].journal.take().last == "B viewDidAppear")
    #expect(apps[1].journal.take().last == "B viewWillAppear")
    apps[1].stage.settle()
    #expect(apps[1].journal.take().last == "B viewDidAppear")
    #expect(apps.allSatisfy { $0.stage.faults == [] })
  }

  @Test("A fault is recorded in the session it happened in")
  func faults() {
    let apps = [StackFixture("A"), StackFixture("A")]
    apps[0].stage.run {
      // Called by the other session's code: the screen knows where it is.
      apps[1].stack.pushViewController(apps[1].make("B"), animated: true)
      apps[1].stack.pushViewController(apps[1].make("C"), animated: true)
    }
    apps[1].stage.settle()
    #expect(apps[0].stage.faults == [])
    #expect(apps[1].stage.faults.count == 1)
    #expect(apps[1].stack.names == ["A", "B", "C"])
  }

  @Test("Callbacks at a transition's end run as code of the session that is on screen")
  func callbacks() {
    let app = StackFixture("A")
    let expected = app.stage.run { UIApplication.shared }
    let pushed = app.make("B")
    var seen: UIApplication?
    pushed.reactions[.viewDidAppear] = { seen = UIApplication.shared }
    app.stage.run { app.stack.pushViewController(pushed, animated: true) }
    app.stage.settle()
    #expect(seen === expected)
  }

  @Test("A task finds its session, also after it has waited")
  func task() async {
    let stages = [Stage(), Stage()]
    let expected = stages.map { $0.run { UIApplication.shared } }
    let tasks = stages.map { stage in
      stage.run {
        Task { @MainActor in
          let before = UIApplication.shared
          await Task.yield()
          try? await Task.sleep(for: .milliseconds(1))
          let inner = await Task { @MainActor in UIScreen.main }.value
          return (before, inner, UIApplication.shared)
        }
      }
    }
    for (index, task) in tasks.enumerated() {
      let seen = await task.value
      #expect(seen.0 === expected[index])
      #expect(seen.1 === stages[index].window.screen)
      #expect(seen.2 === expected[index])
    }
  }

  @Test("A task goes on with the screen after an await")
  func taskPushes() async {
    let app = StackFixture("A")
    let task = app.stage.run {
      Task { @MainActor in
        await Task.yield()
        app.stack.pushViewController(app.make("B"), animated: true)
      }
    }
    await task.value
    app.stage.settle()
    #expect(app.stack.names == ["A", "B"])
    app.journal.expectBalance(visible: ["nav", "B"])
  }

  @Test("Blocks on the main queue find their session")
  func mainQueue() async {
    let stages = [Stage(), Stage()]
    let expected = stages.map { $0.run { UIApplication.shared } }
    for (index, stage) in stages.enumerated() {
      let seen = await withCheckedContinuation { continuation in
        stage.run {
          DispatchQueue.main.async {
            MainActor.assumeIsolated { continuation.resume(returning: UIApplication.shared) }
          }
        }
      }
      #expect(seen === expected[index])
    }
  }

  @Test("Blocks that come back from another queue find their session")
  func thereAndBack() async {
    let stage = Stage()
    let expected = stage.run { UIApplication.shared }
    let seen = await withCheckedContinuation { continuation in
      stage.run {
        DispatchQueue.global().async {
          DispatchQueue.main.async {
            MainActor.assumeIsolated { continuation.resume(returning: UIApplication.shared) }
          }
        }
      }
    }
    #expect(seen === expected)
  }

  @Test("asyncAfter on the main queue waits for the session's clock")
  func asyncAfter() {
    let stage = Stage()
    let expected = stage.run { UIApplication.shared }
    let seen = Seen()
    stage.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
        MainActor.assumeIsolated { seen.application = UIApplication.shared }
      }
    }
    stage.pass(10)
    #expect(seen.application == nil)
    stage.pass(51)
    #expect(seen.application === expected)
  }

  @MainActor private final class Seen { var application: UIApplication? }
}
