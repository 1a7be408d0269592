import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Those who follow the link of where the user is, and start flows as they hear of it.
@MainActor struct FollowerStartsTests {
  enum Way: CaseIterable { case overRoot, overInner, onRootStack, overRootFromWithin }

  @Test("who follows hears of what comes from that", arguments: Way.allCases)
  func following(way: Way) throws {
    let scene = try LinkScene()
    var heard: [Link] = []
    var once = true
    let target: Link = [.flow("O"), .flow("I"), .page("P")]
    if way == .overRootFromWithin { scene.open([.flow("O")]) }
    let following = scene.root.followLink { [weak scene] link in
      heard.append(link)
      guard link == target, once, let scene else { return }
      once = false
      let child = scene.root.child("N")
      switch way {
      case .overRoot, .overRootFromWithin: scene.root.pushCoordinator(child, .over())
      case .overInner: scene.flow("O")?.pushCoordinator(child, .over())
      case .onRootStack: scene.root.pushCoordinator(child)
      }
    }
    scene.open(target)
    #expect(!once)
    #expect(heard.last == scene.root.link)
    scene.stage.run { _ = scene.flow("N")?.finish() }
    scene.stage.settle()
    #expect(heard.last == scene.root.link)
    withExtendedLifetime(following) {}
  }
}
