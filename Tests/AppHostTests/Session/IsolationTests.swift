import AppHost
import Testing
import UIKit

/// One process runs many sessions, and they share nothing.
@MainActor struct IsolationTests {
  /// A screen that shows which application and screen its code finds.
  private func stage(_ name: String, _ work: @escaping (Screen) -> Void) throws -> Stage {
    try Stage(name) { screen in
      screen.button("Go") { [weak screen] in if let screen { work(screen) } }
    }
  }

  @Test func `what is global on iOS belongs to the session that runs`() throws {
    var found: [UIApplication] = []
    let stages = try (1...3).map { number in
      try stage("Home \(number)") { _ in found.append(UIApplication.shared) }
    }
    for stage in stages + stages { stage.tap("Go") }
    #expect(found.count == 6)
    #expect(Set(found.map(ObjectIdentifier.init)).count == 3)
    #expect(Array(found.prefix(3)) == Array(found.suffix(3)))
  }

  @Test func `tasks and blocks that come back later find their own session`() async throws {
    var found: [String: [UIApplication]] = [:]
    let stages = try ["one", "other"].map { name in
      try stage(name) { _ in
        @MainActor func note() { found[name, default: []].append(.shared) }
        note()
        Task {
          await Task.yield()
          note()
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { note() } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { note() } }
      }
    }
    for stage in stages { stage.tap("Go") }
    for stage in stages { await stage.session.settle(within: .seconds(10)) }
    for name in ["one", "other"] {
      #expect(found[name]?.count == 4)
      #expect(Set(found[name]?.map(ObjectIdentifier.init) ?? []).count == 1)
    }
    #expect(found["one"]?.first !== found["other"]?.first)
  }

  @Test func `work items and groups find the session that made them`() async throws {
    var found: [String: [UIApplication]] = [:]
    let stages = try ["one", "other"].map { name in
      try stage(name) { _ in
        @MainActor func note() { found[name, default: []].append(.shared) }
        let item = DispatchWorkItem { MainActor.assumeIsolated { note() } }
        DispatchQueue.main.async(execute: item)
        let group = DispatchGroup()
        DispatchQueue.main.async(qos: .userInitiated) { MainActor.assumeIsolated { note() } }
        DispatchQueue.main.async(group: group) { MainActor.assumeIsolated { note() } }
        group.notify(queue: .main) { MainActor.assumeIsolated { note() } }
      }
    }
    for stage in stages { stage.tap("Go") }
    for stage in stages { await stage.session.settle(within: .seconds(10)) }
    for (name, stage) in zip(["one", "other"], stages) {
      #expect(found[name]?.count == 4)
      let applications = Set(found[name]?.map(ObjectIdentifier.init) ?? [])
      #expect(applications == [ObjectIdentifier(stage.session.application)])
    }
  }

  @Test func `an operation, which loses its session, stops with the cause`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await withCheckedContinuation { (waiting: CheckedContinuation<Void, Never>) in
        OperationQueue.main.addOperation {
          _ = MainActor.assumeIsolated { UIApplication.shared }
          waiting.resume()
        }
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("UIApplication.shared was used by code that belongs to no running"))
    #expect(message.contains("an operation queue"))
  }

  @Test func `a storyboard says why before a cast of what it gives ends the process`() async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = try? Stage("Home") { screen in
          screen.button("Go") {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let list = storyboard.instantiateViewController(withIdentifier: "List") as! Screen
            screen.show(list, sender: nil)
          }
        }
        stage?.tap("Go")
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("Could not make “List” of the storyboard “Main”"))
  }

  @Test func `an event in one session changes nothing in another`() throws {
    let stages = try (1...2).map { _ in try stage("Home") { $0.push(Screen("Second")) } }
    let other = stages[1].tree
    stages[0].tap("Go")
    #expect(stages[0].tree.screen?.label == "Second")
    #expect(stages[1].tree == other)
    #expect(stages[1].session.revision == stages[1].session.revision)
  }

  @Test func `an identity of one session means nothing in another`() throws {
    let one = try Stage { screen in
      for number in 1...50 { screen.text("\(number)") }
      screen.button("Play")
    }
    let other = try Stage { $0.button("Play") }
    let play = try #require(one.node("Play")).id
    #expect(other.perform(.tap(play)) == .refused(.gone(play)))
  }

  @Test func `one that ends does not end the others`() throws {
    let stages = try (1...3).map { _ in try Stage { $0.button("Play") } }
    stages[1].session.end()
    #expect(stages.map { $0.session.endReason == nil } == [true, false, true])
    #expect(stages[0].tap("Play") == .performed)
    #expect(stages[2].tap("Play") == .performed)
  }

  @Test func `each runs on its own device`() throws {
    let app = App(name: "Test") { device in
      Stage.Delegate(Screen("On \(device.id)"))
    }
    let titles = try ["phone", "tablet"].map {
      try AppSession(app: app, device: App.Device(id: $0)).tree.screen?.label
    }
    #expect(titles == ["On phone", "On tablet"])
  }
}
