import AppHost
import AppRunner
import ArgumentParser
import CoordinatorTesting
import Foundation
import Testing
import UIKit

/// An app of one screen, whose button counts.
private struct CounterOptions: AppOptions {
  static let appName = "Counter"

  func makeApp() throws -> App { App(name: Self.appName) { _ in Delegate() } }

  func makeRehearsal() async throws -> Rehearsal {
    Rehearsal { Rehearsal.Run(app: App(name: Self.appName) { _ in Delegate() }) }
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let screen = UIViewController()
    private var count = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      screen.title = "0"
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Add") { [weak self] _ in
          self?.count += 1
          self?.screen.title = "\(self?.count ?? 0)"
        })
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UINavigationController(rootViewController: screen)
      window?.makeKeyAndVisible()
      return true
    }
  }
}

/// The same app, which has more to show where it is served than where it is rehearsed.
private struct ServedOptions: AppOptions {
  static let appName = "Served"
  @Option var title = "As Served"

  func makeApp() throws -> App { App(name: Self.appName) { _ in Delegate(title: "") } }
  func makeRehearsal() async throws -> Rehearsal { rehearsal("Small") }
  func makeReplay() async throws -> Rehearsal { rehearsal(title) }

  private func rehearsal(_ title: String) -> Rehearsal {
    Rehearsal { Rehearsal.Run(app: App(name: Self.appName) { _ in Delegate(title: title) }) }
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let screen = UIViewController()

    init(title: String) { screen.title = title }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UINavigationController(rootViewController: screen)
      window?.makeKeyAndVisible()
      return true
    }
  }
}

private struct OtherOptions: AppOptions {
  static let appName = "Other"
  func makeApp() throws -> App { throw CocoaError(.fileNoSuchFile) }
}

@Suite struct `The replay command` {
  private func replay(
    _ script: String, of options: any AppOptions.Type = CounterOptions.self,
    _ arguments: String...
  ) async throws -> Ending {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).script")
    try script.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return await AppRunner.ending(of: options, arguments: ["replay", file.path] + arguments)
  }

  @Test func `says that all went as written`() async throws {
    let ending = try await replay("tap \"Add\"\ntap \"Add\"\nexpect title \"2\"")
    #expect(ending.status == 0)
    #expect(ending.output.hasSuffix(": 3 steps, all as written."))
  }

  @Test func `ends with 1 where something is different, and says where`() async throws {
    let ending = try await replay("tap \"Add\"\nexpect title \"2\"")
    #expect(ending.status == 1)
    #expect(ending.output.contains(": line 2: expect title \"2\"\nThe screen is called “1”.\n"))
    #expect(ending.output.contains("screen “1”"))
  }

  @Test func `starts the app as its options say, and not as it is rehearsed`() async throws {
    let served = try await replay("expect title \"As Served\"", of: ServedOptions.self)
    #expect(served.status == 0)
    let other = try await replay(
      "expect title \"Other\"", of: ServedOptions.self, "--title", "Other")
    #expect(other.status == 0)
  }

  @Test func `ends with 2 where the script is none`() async throws {
    let ending = try await replay("dance")
    #expect(ending.status == 2)
    #expect(ending.complaint.hasPrefix("counter: line 1: expected a step ("))
  }

  @Test func `ends with 2 where there is no script`() async {
    let ending = await AppRunner.ending(
      of: CounterOptions.self, arguments: ["replay", "/nowhere/it.script"])
    #expect(ending.status == 2)
    #expect(ending.complaint.contains("/nowhere/it.script"))
  }

  @Test func `ends with 2 where the app does not say how it is rehearsed`() async throws {
    let ending = try await replay("go back", of: OtherOptions.self)
    #expect(ending.status == 2)
    #expect(
      ending.complaint == "other: Other does not say how it is started with nothing kept: write"
        + " makeRehearsal() in its options.")
  }

  @Test func `refuses a text without a field`() async {
    let ending = await AppRunner.ending(
      of: CounterOptions.self, arguments: ["replay", "x", "--sample", "secret"])
    #expect(ending.status == 64)
  }
}
