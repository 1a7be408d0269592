import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// How a tree is written.
@MainActor struct SavedFormTests: RestoreTesting {
  /// Screens of that number within a flow, each opened from the one before.
  private func chain(of count: Int) -> SavedTree {
    let chain = (0..<count).reversed().reduce(nil as SavedPlace?) { inner, number in
      SavedPlace(
        "P\(number)", step: .page("\(number)"), isFlow: false, children: inner.map { [$0] } ?? [])
    }
    return SavedTree(SavedPlace("Guide", isFlow: true, children: chain.map { [$0] } ?? []))
  }

  @Test func `places keep their order and what they were opened from`() throws {
    func place(_ name: String, _ children: SavedPlace...) -> SavedPlace {
      SavedPlace(name, isFlow: true, children: children)
    }
    let tree = SavedTree(
      place(
        "root", place("A", place("AA"), place("AB", place("ABA"))), place("B", place("BA")),
        place("C")))
    #expect(try carried(tree) == tree)
  }

  @Test func `many screens within one another come back`() throws {
    let scene = try LinkScene()
    #expect(scene.restore(chain(of: 400)) == RestorationReport())
    #expect(scene.titles.hasSuffix(" 398 399"))
    let activity = NSUserActivity(activityType: "test")
    scene.stage.run { scene.root.save() }.write(to: activity)
    let fresh = try LinkScene()
    #expect(fresh.restore(try #require(SavedTree(activity))) == RestorationReport())
    #expect(fresh.titles == scene.titles)
  }

  @Test func `what is deeper than anybody opens is left out, and told of`() throws {
    #expect(try carried(chain(of: 1000)) == chain(of: 1000))
    let screens = (0..<100_000).map { #"{"name":"P","isFlow":false,"parent":\#($0)}"# }
    let json =
      #"{"version":2,"root":{"places":[{"name":"Guide","isFlow":true},\#(screens.joined(separator: ","))]}}"#
    var place = try JSONDecoder().decode(SavedTree.self, from: Data(json.utf8)).root
    var count = 0
    while let inner = place?.children.first {
      #expect(place?.unreadable == 0)
      place = inner
      count += 1
    }
    #expect(count == 1000)
    #expect(place?.unreadable == 1)
  }

  @Test func `a tree of another version is written as one of this`() throws {
    var tree = chain(of: 1)
    tree.version = 1
    #expect(try carried(tree) == chain(of: 1))
  }

  @Test func `a tree of a version that nobody knows is restored, and the report says so`() throws {
    var tree = chain(of: 2)
    tree.version = 99
    let scene = try LinkScene()
    let report = scene.restore(tree)
    #expect(scene.titles == "root 0 1")
    #expect(
      report?.description
        == "version 99: It is unknown here, and what only it keeps is left out.")
  }

  /// The parents of a second and a third place, and what is restored and left out.
  private nonisolated static let parents: [(String, String, String, [String])] = [
    ("0", "1", "root A B", []),
    ("0", "0", "root A B", []),
    ("0", "2", "root A", ["1 within Guide"]),
    ("0", "99", "root A", ["1 within Guide"]),
    ("-1", "0", "root B", ["1 within Guide"]),
    ("2", "1", "root", ["1 within Guide"]),
    ("null", #""0""#, "root", ["2 within Guide"]),
    ("9223372036854775807", "-9223372036854775808", "root", ["2 within Guide"]),
    ("1e99", "0.5", "root", ["2 within Guide"]),
  ]

  @Test("a place that was opened from what cannot be is left out", arguments: parents)
  func misplaced(row: (first: String, second: String, titles: String, omissions: [String])) throws {
    func screen(_ name: String, _ parent: String) -> String {
      #"{"name":"P","isFlow":false,"step":{"name":"page","values":{"name":"\#(name)"}},"parent":\#(parent)}"#
    }
    let screens = "\(screen("A", row.first)),\(screen("B", row.second))"
    let json = #"{"version":2,"root":{"places":[{"name":"Guide","isFlow":true},\#(screens)]}}"#
    let tree = try JSONDecoder().decode(SavedTree.self, from: Data(json.utf8))
    let scene = try LinkScene()
    let report = scene.restore(tree)
    #expect(scene.titles == row.titles)
    #expect(report?.omissions.map(\.name) == row.omissions)
  }

  // MARK: Drafts

  private final class Scale: Coordinator, DraftKeeping {
    var draft: Double?
    func restore(_ draft: Double) { self.draft = draft }
    override func start() { show(UIViewController()) }
  }

  @Test("a draft that cannot be written is told of", arguments: [.nan, .infinity, 1])
  func draft(weight: Double) throws {
    let scene = try LinkScene()
    let scale = Scale()
    scene.stage.run { scene.root.pushCoordinator(scale) }
    scene.stage.settle()
    scale.draft = weight
    var problems: [String] = []
    let subscription = scene.root.trace {
      if case .problem(let text) = $0 { problems.append(text) }
    }
    let saved = scene.stage.run { scene.root.save() }.root?.children.first?.draft
    subscription.cancel()
    #expect((saved == nil) == !weight.isFinite)
    #expect(problems.count == (weight.isFinite ? 0 : 1))
    #expect(problems.allSatisfy { $0.hasPrefix("What is written in Scale is not kept: ") })
  }

  private final class Form: Coordinator, DraftKeeping {
    struct Draft: Codable { var (name, street, town, country, note) = ("a", "b", "c", "d", "e") }
    var draft: Draft? = Draft()
    func restore(_ draft: Draft) { self.draft = draft }
    override func start() { show(UIViewController()) }
  }

  @Test func `what is saved of the same is equal`() throws {
    let scene = try LinkScene()
    scene.stage.run { scene.root.pushCoordinator(Form()) }
    scene.stage.settle()
    let trees = scene.stage.run { Set((0..<20).map { _ in scene.root.save() }) }
    #expect(trees.count == 1)
  }
}
