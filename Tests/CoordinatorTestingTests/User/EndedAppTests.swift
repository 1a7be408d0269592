import AppHost
import Testing
import UIKit

@testable import CoordinatorTesting

/// Goes on to itself as it appears, which is an exception.
private final class Twice: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.pushViewController(self, animated: true)
  }
}

/// An app that ends by an exception after the event that has led to it.
@MainActor struct EndedAppTests {
  private func stage() throws -> Stage {
    try Stage { screen in
      screen.button("Detail") { [weak screen] in
        screen?.navigationController?.pushViewController(Twice(), animated: true)
      }
      screen.button("Later") { [weak screen] in
        Task {
          guard let screen else { return }
          screen.navigationController?.pushViewController(screen, animated: true)
        }
      }
      screen.button("Work") {
        Task { for _ in 1...10_000 { try? await Task.sleep(for: .milliseconds(20)) } }
      }
    }
  }

  private func waitFailure(_ wait: () async throws -> Void) async -> String {
    do {
      try await wait()
      return "none"
    } catch let error as UserError {
      return "could not \(error.step). \(error.reason)"
    } catch {
      return "\(error)"
    }
  }

  private static let reason = "The app has ended: Pushing the same view controller"

  @Test func `a step whose transition ends with it says why`() throws {
    let user = try stage().user
    let text = failure { try user.tap("Detail") } ?? "none"
    #expect(text.hasPrefix("could not tap “Detail”. \(Self.reason)"), "\(text)")
  }

  @Test func `a double tap does, too`() throws {
    let user = try stage().user
    let text = failure { try user.doubleTap("Detail") } ?? "none"
    #expect(text.hasPrefix("could not double tap “Detail”. \(Self.reason)"), "\(text)")
  }

  @Test func `who waits for the task that raises it is told`() async throws {
    let user = try stage().user
    try user.tap("Later")
    let text = await waitFailure { try await user.settle() }
    #expect(text.hasPrefix("could not wait for the app. \(Self.reason)"), "\(text)")
  }

  @Test func `nothing has been released by it`() throws {
    let user = try stage().user
    user.waitsForTransitions = false
    let text = failure { try user.expectReleased { try user.tap("Detail") } } ?? "none"
    #expect(text.contains(Self.reason), "\(text)")
  }

  @Test func `an app that was closed is at rest`() async throws {
    let user = try stage().user
    user.session.end()
    #expect(await waitFailure { try await user.settle() } == "none")
  }

  @Test(arguments: [
    ("tap \"Detail\"", 1),
    ("tap \"Later\"", 1),
    ("wait\ntap \"Later\"\n\nexpect no \"Error\"", 2),
    ("tap \"Detail\"\nquickly wait 5\nquickly expect no \"Error\"", 2),
    ("tap \"Later\"\nwait\ngo back", 1),
  ])
  func `a script says after which line`(text: String, line: Int) async throws {
    let user = try stage().user
    let found = await #expect(throws: ReplayDifference.self) {
      try await user.replay(Script(text: text))
    }
    #expect(found?.line == line)
    #expect(found?.reason.hasPrefix(Self.reason) == true, "\(found?.reason ?? "")")
  }

  @Test func `an app that is at work still when its script ends is told`() async throws {
    let user = try stage().user
    let player = Player(user: user, patience: .milliseconds(100))
    let found = await #expect(throws: ReplayDifference.self) {
      try await player.play(Script(text: "wait\ntap \"Work\""))
    }
    #expect(found?.line == 2)
    #expect(found?.reason.hasPrefix("The app was still at work after ") == true)
    user.session.end()
  }

  @Test func `an empty text cannot be seen`() throws {
    let user = try stage().user
    #expect(!user.sees(""))
  }
}
