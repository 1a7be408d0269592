import Testing

@testable import CoordinatorTesting

/// The map of a crawl through a graph made by the test.
@MainActor struct FlowMapTests {
  private func map(without cut: String = "", problem: Bool = false) async throws -> FlowMap {
    var list: [(choice: String, to: String)] = [
      ("Alps", "photo"), ("Buy", "buy"), ("Sort", "list"),
    ]
    list.removeAll { $0.choice == cut }
    let explorer = GraphExplorer([
      "home": .init(ways: list, path: ["List"]),
      "list": .init(ways: [("Sort", "home")], path: ["List"]),
      "photo": .init(ways: [("back", "home"), ("Buy", "buy")], path: ["List", "Photo"]),
      "buy": .init(ways: [("Cancel", "home")], path: ["List", "sheet", "Buy"]),
    ])
    if problem { explorer.problems["photo back"] = Problem(.leak, "Photo", "Photo <is> alive") }
    return FlowMap(try await Crawl(explorer).run(), app: "Shop")
  }

  @Test func `a box for each screen, an arrow for each way between two`() async throws {
    let map = try await map()
    #expect(map.boxes.map(\.screen).sorted() == ["buy", "home", "list", "photo"])
    #expect(map.boxes.first?.isStart == true)
    let ways = map.arrows.map { "\($0.from) \($0.kind.rawValue) \($0.to): \($0.labels.joined())" }
    #expect(
      ways.sorted() == [
        "buy back home: Cancel", "home back list: Sort", "home horizontal photo: Alps",
        "home vertical buy: Buy", "list back home: Sort", "photo back home: back",
        "photo swap buy: Buy",
      ])
  }

  @Test func `what is wrong is on its arrow, and as text in every format`() async throws {
    let map = try await map(problem: true)
    #expect(map.arrows.first { $0.from == "photo" }?.findings == ["Photo <is> alive"])
    #expect(map.graphviz.contains("Photo <is> alive"))
    #expect(map.graphviz.contains("fontcolor=\"#c0262d\""))
    #expect(map.mermaid.hasPrefix("flowchart LR\n"))
    #expect(map.html(svg: "<?xml?><svg></svg>").contains("<main><svg></svg></main>"))
  }

  @Test func `a screen's page has every way from it and to it, each a link to the other end`()
    async throws
  {
    let map = try await map()
    let photo = try #require(map.boxes.firstIndex { $0.screen == "photo" })
    let buy = try #require(map.boxes.firstIndex { $0.screen == "buy" })
    let page = map.html(svg: "")
    let section = try #require(
      page.split(separator: "<section id=\"b").dropFirst()
        .first { $0.hasPrefix("\(photo)\"") })
    #expect(section.contains("<li>Buy → <a href=\"#b\(buy)\">buy</a></li>"))
    #expect(section.contains("<li><a href=\"#b0\">home</a> → Alps</li>"))
    #expect(!section.contains("Sort"))
  }

  @Test func `every picture says what its arrows and colours mean`() async throws {
    let map = try await map()
    #expect(map.graphviz.contains(FlowMap.legend.quoted))
    #expect(FlowMap.legend.contains("dashed: back"))
  }

  @Test func `a difference names what is new, what is gone and what was cut off`() async throws {
    let (whole, cut) = (try await map(), try await map(without: "Alps"))
    #expect(FlowMapDifference(from: whole, to: whole).isEmpty)
    let difference = FlowMapDifference(from: whole, to: cut, screens: ["photo"])
    #expect(difference.cutOff == ["screen photo"])
    #expect(difference.removed.contains("way home → photo: Alps"))
    #expect(difference.description.hasPrefix("! screen photo cannot be reached any more\n- "))
    let back = FlowMapDifference(from: cut, to: whole)
    #expect(back.added.first == "screen photo")
    #expect(back.removed == [])
  }
}
