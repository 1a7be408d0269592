import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links in a narrow window to what is in the columns of a split view, with a placeholder where nothing is open.
@MainActor struct CollapsedLinkTests {
  // Nobody else holds it.
  private let listFirst = ListFirst()
  private let scene: LinkScene
  private let side = UINavigationController()
  private let details = UINavigationController()
  private var title: String { scene.user.title }

  init() throws {
    scene = try LinkScene()
    scene.user.resize(to: .compact)
  }

  /// A mailbox whose list of folders is a flow within it.
  ///
  /// - Parameter loads: whether a message shows itself from a task.
  private func start(loads: Bool = false) -> Guide {
    let mail = scene.root.child("mail")
    mail.first = nil
    mail.ways = { [side, details] guide, step, _ in
      if step == "folder" { return .start(guide.child("folder"), .push(on: side)) }
      guard step == "message" else { return nil }
      let message = guide.child("message")
      if loads {
        message.first = nil
        message.onStart = { message in
          Task { [weak message] in message.map { _ = $0.show($0.page("message")) } }
        }
      }
      return .start(message, .push(on: details))
    }
    mail.onStart = { [side, details, listFirst] mail in
      details.viewControllers = [mail.page("None")]
      mail.show(listFirst.makeSplit(side, beside: details), animated: false)
      mail.pushCoordinator(mail.child("folders"), .push(on: side))
    }
    scene.stage.run {
      scene.root.pushCoordinator(mail, .present(from: scene.front, style: .fullScreen))
    }
    scene.stage.settle()
    #expect(title == "folders")
    return mail
  }

  private func open(_ link: Link, in mail: Guide) -> LinkOutcome? {
    var outcome: LinkOutcome?
    scene.stage.run { mail.open(link) { outcome = $0 } }
    scene.stage.settle()
    return outcome
  }

  @Test func `without steps it stays at what the flow has begun with within it`() {
    let mail = start()
    #expect(open([], in: mail) == .opened)
    #expect(title == "folders")
  }

  @Test func `and goes back to that`() {
    let mail = start()
    #expect(open(["message"], in: mail) == .opened)
    #expect(title == "message")
    #expect(open([], in: mail) == .opened)
    #expect(title == "folders")
    #expect(scene.stage.faults == [])
  }

  @Test("a detail is seen, also one that shows itself from a task", arguments: [true, false])
  func detail(loads: Bool) async throws {
    let mail = start(loads: loads)
    var outcome: LinkOutcome?
    scene.stage.run { mail.open(["folder", "message"]) { outcome = $0 } }
    try await scene.user.settle()
    #expect(outcome == .opened)
    #expect(title == "message")
    #expect(scene.stage.faults == [])
  }
}
