import AppHost
import Foundation
import Testing
import UIKit

@MainActor struct SplitTreeTests {
  let split = UISplitViewController(style: .doubleColumn)
  let list = Screen("List")
  let detail = Screen("Detail")

  private func stage(_ width: App.Device.Width) throws -> Stage {
    split.setViewController(UINavigationController(rootViewController: list), for: .primary)
    split.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    return try Stage(root: split, width: width)
  }

  @Test func `a wide session shows the columns side by side`() throws {
    let stage = try stage(.regular)
    let node = try #require(stage.tree.root.first { $0.role == .splitView })
    #expect(node.children.map(\.role) == [.column, .column])
    #expect(node.children.flatMap(\.children).map(\.label) == ["List", "Detail"])
    #expect(stage.tree.screen?.label == "Detail")
    #expect(stage.tree.depth == 0)
    #expect(stage.tree.wayBack == nil)
  }

  @Test func `a narrow one shows one column, and the way back to the other`() throws {
    let stage = try stage(.compact)
    #expect(stage.tree.root.first { $0.role == .splitView } == nil)
    #expect(stage.tree.root.all { $0.role == .screen }.map(\.label) == ["Detail"])
    #expect(stage.tree.root.first { $0.role == .backButton }?.label == "List")
    #expect(stage.tree.depth == 1)
    #expect(stage.tree.wayBack == .backButton)
    #expect(stage.perform(.goBack) == .performed)
    #expect(stage.tree.screen?.label == "List")
    #expect(stage.tree.depth == 0)
    #expect(stage.tree.wayBack == nil)
  }

  @Test func `a session becomes wide and narrow`() throws {
    let stage = try stage(.compact)
    stage.session.width = .regular
    #expect(stage.tree.root.all { $0.role == .screen }.map(\.label) == ["List", "Detail"])
    stage.session.width = .compact
    #expect(stage.tree.root.all { $0.role == .screen }.map(\.label) == ["Detail"])
  }

  @Test func `depth and the way back count the stacks of all columns`() throws {
    let stage = try stage(.regular)
    list.push(Screen("Sub"), animated: false)
    detail.push(Screen("More"), animated: false)
    #expect(stage.tree.depth == 2)
    #expect(stage.perform(.goBack) == .performed)
    #expect(stage.tree.root.all { $0.role == .screen }.map(\.label) == ["Sub", "Detail"])
    #expect(stage.tree.wayBack == .backButton)
    #expect(stage.perform(.swipeBack(.whole)) == .performed)
    #expect(stage.tree.root.all { $0.role == .screen }.map(\.label) == ["List", "Detail"])
    #expect(stage.tree.depth == 0)
    #expect(stage.perform(.goBack) == .refused(.noWayBack))
  }

  @Test func `a swipe back from a collapsed column is let go of or carried through`() throws {
    let stage = try stage(.compact)
    #expect(stage.perform(.swipeBack(.begin)) == .performed)
    #expect(stage.tree.screen?.label == "List")
    #expect(stage.perform(.swipeBack(.cancel)) == .performed)
    #expect(stage.tree.screen?.label == "Detail")
    #expect(stage.perform(.swipeBack(.whole)) == .performed)
    #expect(stage.tree.screen?.label == "List")
  }

  @Test func `a swipe back that an app holds in one column moves no other`() throws {
    let stage = try stage(.regular)
    list.push(Screen("Sub"), animated: false)
    detail.push(Screen("More"), animated: false)
    let holding = Holding()
    detail.navigationController?.interactivePopGestureRecognizer?.delegate = holding
    for phase in [UserEvent.GesturePhase.whole, .begin] {
      #expect(stage.perform(.swipeBack(phase)) == .refused(.noWayBack))
    }
    #expect(stage.tree.root.all { $0.role == .screen }.map(\.label) == ["Sub", "More"])
  }

  /// Lets no gesture begin.
  private final class Holding: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }
}
