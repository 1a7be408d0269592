import Testing
import UIKit

/// Notifications through `NotificationCenter.default`, which all sessions share.
@MainActor @Suite struct NotificationTests {
  @Test("Each event of an app's life is posted with the application as its object")
  func life() throws {
    let app = LaunchedApp(WindowKeeper())
    let heard = Heard()
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willTerminateNotification,
    ]
    let application = app.run {
      for name in names { heard.listen(to: name) }
      return UIApplication.shared
    }
    app.userLeaves()
    app.userReturns()
    app.terminate()
    let round = names[...3].map(\.rawValue)
    #expect(heard.names == round + round[..<2] + [names[4].rawValue])
    #expect(heard.objects.allSatisfy { $0 === application })
  }

  @Test("Another session hears nothing of it", arguments: [nil, OperationQueue.main])
  func apart(queue: OperationQueue?) {
    let apps = [LaunchedApp(WindowKeeper()), LaunchedApp(WindowKeeper())]
    let heard = [Heard(), Heard()]
    for (app, heard) in zip(apps, heard) {
      app.run { heard.listen(to: UIApplication.willResignActiveNotification, queue: queue) }
    }
    apps[0].userLeaves()
    #expect(heard.map(\.names.count) == [1, 0])
  }

  @Test("What an app posts stays in its session; what nobody's code posts reaches all")
  func own() {
    let name = Notification.Name("own")
    let apps = [LaunchedApp(WindowKeeper()), LaunchedApp(WindowKeeper())]
    let heard = [Heard(), Heard()]
    let outside = Heard()
    outside.listen(to: name)
    for (app, heard) in zip(apps, heard) { app.run { heard.listen(to: name) } }
    apps[1].run { NotificationCenter.default.post(name: name, object: nil) }
    #expect(heard.map(\.names.count) == [0, 1])
    #expect(outside.names.count == 1)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.map(\.names.count) == [1, 2])
  }

  @Test("A block runs as code of the session that registered it")
  func context() {
    let name = Notification.Name("context")
    let app = LaunchedApp(WindowKeeper())
    let heard = Heard()
    let application = app.run {
      heard.listen(to: name)
      return UIApplication.shared
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.applications.compactMap(\.self).first === application)
  }

  @Test("A block that is taken out hears nothing more")
  func removal() {
    let name = Notification.Name("removal")
    let app = LaunchedApp(WindowKeeper())
    let heard = Heard()
    app.run { heard.listen(to: name) }
    heard.stop()
    app.run { NotificationCenter.default.post(name: name, object: nil) }
    #expect(heard.names == [])
  }

  @Test("A window tells when it comes and goes, and which one has the keys")
  func windows() {
    let stage = Stage()
    let heard = Heard()
    stage.run {
      for name in [
        UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
        UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
      ] { heard.listen(to: name) }
      stage.window.makeKeyAndVisible()
      let other = UIWindow(frame: .zero)
      other.makeKeyAndVisible()
      other.isHidden = true
    }
    #expect(
      heard.names == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidResignKeyNotification",
        "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
  }

  /// What came, by name.
  @MainActor private final class Heard {
    private(set) var names: [String] = []
    private(set) var objects: [AnyObject?] = []
    private(set) var applications: [UIApplication?] = []
    private var tokens: [any NSObjectProtocol] = []

    func listen(to name: Notification.Name, queue: OperationQueue? = nil) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: queue) {
          [weak self] notification in
          nonisolated(unsafe) let object = notification.object as AnyObject?
          let name = notification.name.rawValue
          MainActor.assumeIsolated { self?.note(name, object) }
        })
    }

    private func note(_ name: String, _ object: AnyObject?) {
      names.append(name)
      objects.append(object)
      if name == "context" { applications.append(UIApplication.shared) }
    }

    func stop() {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      tokens = []
    }

    isolated deinit { stop() }
  }
}
