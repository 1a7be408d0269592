import AppHost
import Testing
import UIKit

@MainActor struct SessionEndTests {
  /// What a session runs, held weakly.
  @MainActor final class Belongings {
    weak var delegate: AnyObject?
    weak var window: AnyObject?
    var screens: [() -> AnyObject?] = []
    func add(_ screen: AnyObject) { screens.append { [weak screen] in screen } }
    var left: Int {
      ([delegate, window] + screens.map { $0() }).count { $0 != nil }
    }
  }

  private func session(_ belongings: Belongings) throws -> AppSession {
    try AppSession(
      app: App(name: "Test") { _ in
        let root = Screen("Home") { screen in
          screen.button("Next") { [weak screen] in
            let second = Screen("Second")
            belongings.add(second)
            screen?.push(second)
          }
          screen.button("Sheet") { [weak screen] in
            let sheet = Screen("Sheet")
            belongings.add(sheet)
            screen?.present(UINavigationController(rootViewController: sheet), animated: true)
          }
        }
        belongings.add(root)
        let delegate = Stage.Delegate(UINavigationController(rootViewController: root))
        belongings.delegate = delegate
        return delegate
      }, clock: .manual(ManualClock()))
  }

  private func tap(_ session: AppSession, _ label: String) {
    session.perform(.tap(session.tree.root.first { $0.label == label }?.id ?? "nothing"))
  }

  @Test("end() releases everything, wherever the app was", arguments: ["", "Next", "Sheet"])
  func released(place: String) async throws {
    let belongings = Belongings()
    let session = try session(belongings)
    tap(session, place)
    await session.settle(within: .seconds(10))
    #expect(belongings.left == (place.isEmpty ? 2 : 3))
    session.end()
    #expect(belongings.left == 0)
  }

  @Test("in the middle of a transition, too", arguments: ["Next", "Sheet"])
  func transition(place: String) async throws {
    let belongings = Belongings()
    let session = try session(belongings)
    tap(session, place)
    #expect(session.isTransitioning)
    session.end()
    await session.settle(within: .seconds(10))
    #expect(belongings.left == 0)
  }

  @Test func `a session that nobody holds any more ends`() throws {
    let belongings = Belongings()
    var session: AppSession? = try session(belongings)
    weak let weakSession = session
    #expect(belongings.left == 2)
    session = nil
    #expect(weakSession == nil)
    #expect(belongings.left == 0)
  }

  @Test func `it tells why it is over, once, and takes no more events`() throws {
    let stage = try Stage { $0.button("Play") }
    var changes = 0
    stage.session.onChange = { changes += 1 }
    #expect(stage.session.endReason == nil)
    let play = try #require(stage.node("Play")).id
    stage.session.end()
    #expect(stage.session.endReason == "The app was closed.")
    #expect(changes == 1)
    #expect(stage.session.perform(.tap(play)) == .refused(.ended))
    stage.session.end()
    #expect(changes == 1)
  }

  @Test func `the last screen can still be looked at`() throws {
    let stage = try Stage { $0.text("Hello") }
    let tree = stage.tree
    stage.session.end()
    #expect(stage.tree == tree)
  }

  @Test func `the app hears that it ends`() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      static var calls: [String] = []
      func applicationWillResignActive(_ application: UIApplication) { Self.calls.append("resign") }
      func applicationWillTerminate(_ application: UIApplication) { Self.calls.append("terminate") }
    }
    let session = try AppSession(app: App(name: "Test") { _ in Delegate() })
    session.end()
    #expect(Delegate.calls == ["resign", "terminate"])
  }

  @Test func `a launch that fails throws what the app throws`() {
    struct NoData: Error {}
    #expect(throws: NoData.self) {
      try AppSession(app: App(name: "Test") { _ in throw NoData() })
    }
  }
}
