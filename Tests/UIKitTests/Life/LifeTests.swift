import Testing
import UIKit

/// From active to background and back, in both ways of keeping a window.
@MainActor @Suite struct LifeTests {
  @Test("An application delegate that keeps the window hears of leaving and coming back")
  func application() {
    let delegate = WindowKeeper()
    let app = LaunchedApp(delegate)
    _ = delegate.journal.take()
    app.userLeaves()
    app.userReturns()
    #expect(
      delegate.journal.entries.filter { $0.kind == .note }.map(\.text) == [
        "didFinishLaunching, inactive", "didBecomeActive, active",
        "willResignActive, active", "didEnterBackground, background",
        "willEnterForeground, background", "didBecomeActive, active",
      ])
  }

  @Test("Screens stay as they are while the user is away")
  func screens() {
    let delegate = WindowKeeper()
    let app = LaunchedApp(delegate)
    _ = delegate.journal.take()
    app.userLeaves()
    app.userReturns()
    #expect(delegate.journal.take(.appearance) == [])
    delegate.journal.expectBalance(visible: ["A"])
  }

  @Test("Where a scene has a delegate, it hears of it, and the application delegate does not")
  func scene() throws {
    let delegate = SceneApp()
    let app = LaunchedApp(delegate)
    let scene = try sceneKeeper(of: app)
    app.userLeaves()
    app.userReturns()
    #expect(
      scene.journal.take(.note) == [
        "willConnect, unattached", "willEnterForeground, unattached",
        "didBecomeActive, foregroundActive", "willResignActive, foregroundActive",
        "didEnterBackground, background", "asked for its activity",
        "willEnterForeground, background", "didBecomeActive, foregroundActive",
      ])
    #expect(delegate.journal.take(.note) == [])
  }

  @Test("Who is away cannot leave, who is here cannot come back")
  func twice() {
    let delegate = WindowKeeper()
    let app = LaunchedApp(delegate)
    app.userReturns()
    app.userLeaves()
    let count = delegate.journal.entries.count
    app.userLeaves()
    #expect(delegate.journal.entries.count == count)
  }

  @Test("An app that ends goes through the background")
  func end() throws {
    let app = LaunchedApp(SceneApp())
    let scene = try sceneKeeper(of: app)
    _ = scene.journal.take(.note)
    app.terminate()
    #expect(
      scene.journal.take(.note) == [
        "willResignActive, foregroundActive", "didEnterBackground, background",
        "asked for its activity", "didDisconnect, background",
      ])
  }

  // MARK: Restoration

  @Test("A scene goes on with what an earlier one gave")
  func restoration() throws {
    let first = LaunchedApp(SceneApp())
    let session = try #require(
      first.run { UIApplication.shared.connectedScenes.first?.session })
    first.userLeaves()
    let activity = try #require(session.stateRestorationActivity)
    let second = LaunchedApp(SceneApp(), restoring: activity)
    let scene = try sceneKeeper(of: second)
    #expect(
      scene.journal.take(.note) == [
        "willConnect, unattached", "restore screen, unattached",
        "willEnterForeground, unattached", "didBecomeActive, foregroundActive",
      ])
    #expect(scene.restoredAtConnection?.userInfo?["photo"] as? Int == 7)
  }

  // MARK: Background work

  @Test("Work in the background has a number of its own until it ends")
  func backgroundTasks() {
    let app = LaunchedApp(WindowKeeper())
    app.run {
      let application = UIApplication.shared
      let tasks = (0..<2).map { _ in application.beginBackgroundTask {} }
      #expect(Set(tasks).count == 2)
      #expect(!tasks.contains(.invalid))
      for task in tasks { application.endBackgroundTask(task) }
    }
  }

  private func sceneKeeper(of app: LaunchedApp) throws -> SceneKeeper {
    try app.run {
      try #require(UIApplication.shared.connectedScenes.first?.delegate as? SceneKeeper)
    }
  }
}
