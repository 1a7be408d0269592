import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// Addresses that are written for random links, and read again.
@MainActor struct AddressRoundTripTests {
  private let map = LinkMap([
    "photo": "photos/{id}", "buy": "buy", "search": "search?text&page", "pair": "a/{x}/{y}",
    "any": "{one}",
  ])

  /// Links with odd letters in them.
  private struct Links {
    private static let letters = Array("ab/?#%+ &=;:@é😀.~\\\"<>[]{}|^`'\n\t\u{0}")
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func next() -> Link {
      Link((0..<number(below: 4)).map { _ in step() })
    }

    private mutating func step() -> LinkStep {
      switch number(below: 6) {
      case 0: LinkStep("photo", ["id": text()])
      case 1: "buy"
      case 2: LinkStep("search", ["text": text(), "page": text()])
      case 3: LinkStep("search", ["text": text()])
      case 4: LinkStep("pair", ["x": text(), "y": text()])
      default: LinkStep("any", ["one": text()])
      }
    }

    private mutating func text() -> String {
      String((0..<number(below: 4)).map { _ in Self.letters[number(below: Self.letters.count)] })
    }

    private mutating func number(below end: Int) -> Int {
      Int.random(in: 0..<end, using: &generator)
    }
  }

  @Test func `addresses lead to the links that they were written for`() throws {
    let sites = try [
      "https://shop.example", "https://shop.example/app/", "http://localhost:8080/x?y=1#z",
    ].map { try #require(URL(string: $0)) }
    var links = Links(seed: 4)
    var wrong: [String] = []
    for _ in 0..<2_000 {
      let link = links.next()
      for site in sites {
        guard let url = map.url(for: link, on: site) else { continue }
        if map.link(for: url) != link { wrong.append("\(link) → \(url)") }
      }
      let path = map.nearestPath(for: link)
      let read = URL(string: path).flatMap { map.link(for: $0) }
      if read.map({ link.steps.starts(with: $0.steps) }) != true {
        wrong.append("\(link) → nearest \(path)")
      }
    }
    #expect(wrong == [], "\(wrong.prefix(5))")
  }
}
