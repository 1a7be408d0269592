import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// Saved trees with numbers in them that cannot be.
@MainActor struct ImpossibleTreeTests {
  /// Puts others in the place of some of a text's numbers, and of its lists of numbers.
  private struct Changes {
    private static let others = [
      "-1", "99", "9223372036854775807", "-9223372036854775808", "0", "2", "null",
    ]
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func next(to text: String) throws -> String {
      let numbers = try Regex(#":-?[0-9]+|\[[0-9, ]*\]"#)
      let which = Int.random(in: 0..<12, using: &generator)
      var count = 0
      return text.replacing(numbers) { match -> String in
        let old = text[match.range]
        count += 1
        guard count % 12 == which || isOneOfFour() else { return String(old) }
        let other = Self.others[Int.random(in: Self.others.indices, using: &generator)]
        return old.hasPrefix("[") ? "[\(other)]" : ":\(other)"
      }
    }

    private mutating func isOneOfFour() -> Bool { Int.random(in: 0..<4, using: &generator) == 0 }
  }

  @Test func `a tree with numbers that cannot be is no trap`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("right"), .page("A"), .flow("B"), .page("C")])
    let data = try JSONEncoder().encode(scene.stage.run { scene.root.save() })
    let text = String(decoding: data, as: UTF8.self)
    var changes = Changes(seed: 9)
    for _ in 0..<100 {
      let changed = Data(try changes.next(to: text).utf8)
      guard let tree = try? JSONDecoder().decode(SavedTree.self, from: changed) else { continue }
      let fresh = try LinkScene(hasTabs: true)
      let report = fresh.restore(tree)
      #expect(report != nil)
      #expect(fresh.stage.faults == [])
    }
  }
}
