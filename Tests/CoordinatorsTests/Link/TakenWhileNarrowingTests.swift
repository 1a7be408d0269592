import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Steps that are taken as a window becomes narrow, and a folder still slides in.
@MainActor struct TakenWhileNarrowingTests {
  // Nobody else holds it.
  private let listFirst = ListFirst()
  private let scene: LinkScene

  init() throws {
    scene = try LinkScene()
    scene.user.resize(to: .regular)
  }

  private func start() -> Guide {
    let (side, details) = (UINavigationController(), UINavigationController())
    let mail = scene.root.child("mail")
    mail.first = nil
    mail.ways = { guide, step, _ in
      switch step {
      case "folder": .start(guide.child("folder"), .push(on: side))
      case "message": .start(guide.child("message"), .push(on: details))
      case "reply", "new": .start(guide.child(step.name), .over())
      default: nil
      }
    }
    mail.onStart = { [listFirst] mail in
      side.viewControllers = [mail.page("Folders")]
      details.viewControllers = [mail.page("None")]
      mail.show(listFirst.makeSplit(side, beside: details), animated: false)
    }
    scene.stage.run {
      scene.root.pushCoordinator(mail, .present(from: scene.front, style: .fullScreen))
    }
    scene.stage.settle()
    return mail
  }

  @Test func `none of them takes back what another has opened`() throws {
    let mail = start()
    var outcomes: [String: LinkOutcome] = [:]
    func take(_ step: LinkStep, from guide: Guide?) {
      #expect(guide != nil)
      guide?.take(step) { outcomes[step.name] = $0 }
    }
    scene.user.waitsForTransitions = false
    scene.stage.run { take("folder", from: mail) }
    scene.user.resize(to: .compact)
    scene.stage.run {
      take("message", from: mail)
      take("reply", from: scene.flow("message"))
      take("new", from: scene.flow("folder"))
    }
    scene.stage.settle()
    for step in ["folder", "message", "reply", "new"] {
      #expect(outcomes[step] == .opened, "\(step)")
      #expect(scene.flow(step) != nil, "\(step)")
    }
    #expect(scene.user.title == "new")
    #expect(scene.stage.ends == [])
    #expect(scene.stage.faults == [])
  }
}
