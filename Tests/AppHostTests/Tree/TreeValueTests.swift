import AppHost
import Foundation
import Testing
import UIKit

@MainActor struct TreeValueTests {
  private func stage() throws -> Stage {
    let stage = try Stage { screen in
      screen.text("<b>markup</b> & “quotes” 👩‍👩‍👧 שלום \u{0}")
      screen.field("Name").text = "Ada"
      screen.button("Play").configuration = .filled()
      screen.add(UIImageView(image: UIImage(systemName: "star")))
    }
    stage.root.present(
      UINavigationController(rootViewController: Shelf(["Apple"], ["Fig"])), animated: false)
    return stage
  }

  @Test func `a tree is the same after it has been encoded and decoded`() throws {
    let tree = try stage().tree
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(AccessibilityTree.self, from: data) == tree)
  }

  @Test(
    "an event is the same after it has been encoded and decoded",
    arguments: [
      .tap("v1"), .type("v2", text: "<b>👩‍👩‍👧"), .submit("v3"), .scroll("v4"), .goBack,
      .swipeBack(.begin), .swipeDown(.cancel), .swipeBack(.complete), .swipeDown(.whole),
    ] as [UserEvent])
  func events(event: UserEvent) throws {
    let data = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(UserEvent.self, from: data) == event)
  }

  @Test func `an identity is written as a plain string`() throws {
    #expect(
      try String(decoding: JSONEncoder().encode(["a": NodeID("v1")]), as: UTF8.self)
        == #"{"a":"v1"}"#)
  }

  @Test func `the same screen makes the same tree`() throws {
    let stage = try stage()
    let tree = stage.tree
    stage.root.view.setNeedsLayout()
    #expect(stage.tree == tree)
  }

  @Test func `no two nodes have one identity`() throws {
    let ids = try stage().tree.root.all { _ in true }.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `every node is found by its identity, and no other`() throws {
    let tree = try stage().tree
    for node in tree.root.all(where: { _ in true }) { #expect(tree[node.id] == node) }
    #expect(tree["nothing"] == nil)
  }

  @Test func `identities are never given again`() throws {
    let stage = try Stage { $0.text("First") }
    var seen: Set<NodeID> = []
    for round in 1...20 {
      stage.root.push(Screen("Screen \(round)") { $0.button("Play") }, animated: false)
      let ids = try [
        #require(stage.tree.screen).id, #require(stage.node("Play")).id,
      ]
      #expect(seen.isDisjoint(with: ids))
      seen.formUnion(ids)
      stage.perform(.goBack)
    }
  }

  @Test func `a thing keeps its identity while it is on screen`() throws {
    let stage = try Stage { $0.button("Play") }
    let id = try #require(stage.node("Play")).id
    stage.root.text("More")
    stage.root.title = "Other"
    stage.root.push(Screen("Second"), animated: false)
    stage.perform(.goBack)
    #expect(stage.node("Play")?.id == id)
  }
}
