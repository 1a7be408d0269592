import Coordinators
import Foundation
import Testing

struct LinkMapTests {
  private let map = LinkMap([
    "photo": "photos/{id}", "buy": "buy", "order": "buy/{id}", "search": "search?text&page",
    "word": "words/{from}/to/{to}", "private": "",
  ])

  private static let photo = LinkStep("photo", ["id": "7"])

  private static let table: [(String, Link)] = [
    ("/", []),
    ("/photos/7", [photo]),
    ("/photos/7/buy", [photo, "buy"]),
    ("/buy", ["buy"]),
    ("/photos/7/photos/7", [photo, photo]),
    ("/search", ["search"]),
    ("/search?text=a%20b", [LinkStep("search", ["text": "a b"])]),
    ("/search?text=%26%3D%3F%23&page=2", [LinkStep("search", ["text": "&=?#", "page": "2"])]),
    ("/photos/a%2Fb", [LinkStep("photo", ["id": "a/b"])]),
    ("/photos/%C3%A4%20%F0%9F%90%88", [LinkStep("photo", ["id": "ä 🐈"])]),
    ("/photos/100%25", [LinkStep("photo", ["id": "100%"])]),
    ("/words/cat/to/dog", [LinkStep("word", ["from": "cat", "to": "dog"])]),
  ]

  @Test("an address leads to a link and back", arguments: table)
  func roundTrip(path: String, link: Link) throws {
    let site = try #require(URL(string: "https://shop.example"))
    let url = try #require(URL(string: "https://shop.example\(path)"))
    #expect(map.link(for: url) == link)
    #expect(map.path(for: link) == path)
    #expect(map.url(for: link, on: site) == url)
  }

  @Test(
    "of an address only the way counts",
    arguments: [
      "https://shop.example/photos/7/buy?utm_source=mail#top", "shop://photos/7/buy",
      "shop:/photos/7/buy", "/photos/7/buy", "https://shop.example//photos/7/buy/",
    ])
  func others(address: String) throws {
    #expect(map.link(for: try #require(URL(string: address))) == [Self.photo, "buy"])
  }

  @Test(
    "an address that is none of the app's is no link",
    arguments: ["/photos", "/photos/7/sell", "/7", "/Photos/7", "/photos/7/buy/now/or/never"])
  func strangers(path: String) throws {
    #expect(map.link(for: try #require(URL(string: "https://shop.example\(path)"))) == nil)
  }

  @Test(
    "what cannot be written has no address, and what lies before it has one",
    arguments: [
      "sign in", "private", LinkStep("photo"), LinkStep("photo", ["id": ""]),
      LinkStep("photo", ["id": ".."]), LinkStep("photo", ["id": "7", "size": "9"]),
    ])
  func unwritten(step: LinkStep) {
    #expect(map.path(for: [Self.photo, step]) == nil)
    #expect(map.nearestPath(for: [Self.photo, step, "buy"]) == "/photos/7")
    #expect(map.nearestPath(for: [step]) == "/")
  }

  @Test func `an address that another link has is given to none but that`() {
    let map = LinkMap(["all": "photos/all", "photo": "photos/{id}", "a": "x", "b": "x"])
    #expect(map.path(for: ["all"]) == "/photos/all")
    #expect(map.path(for: [LinkStep("photo", ["id": "all"])]) == nil)
    #expect(map.path(for: ["a"]) == "/x")
    #expect(map.path(for: ["b"]) == nil)
  }

  @Test("a template that ends in a question mark has no values", arguments: ["buy?", "buy?&"])
  func endsInQuestionMark(template: String) throws {
    let map = LinkMap(["buy": template])
    #expect(map.link(for: try #require(URL(string: "/buy?buy=1"))) == ["buy"])
    #expect(map.path(for: ["buy"]) == "/buy")
    #expect(map.path(for: [LinkStep("buy", ["buy": "1"])]) == nil)
  }

  @Test func `where one way of reading does not lead on, another one is tried`() throws {
    let map = LinkMap(["part": "a", "whole": "a/{b}", "end": "c"])
    #expect(
      map.link(for: try #require(URL(string: "/a/a/c")))
        == [LinkStep("part"), LinkStep("part"), LinkStep("end")])
    #expect(
      map.link(for: try #require(URL(string: "/a/x/c"))) == [
        LinkStep("whole", ["b": "x"]), LinkStep("end"),
      ])
  }

  @Test func `links are values that can be kept and read`() throws {
    let link: Link = [Self.photo, "buy", LinkStep("search", ["text": "a", "page": "2"])]
    let data = try JSONEncoder().encode(link)
    #expect(try JSONDecoder().decode(Link.self, from: data) == link)
    #expect("\(link)" == "photo 7 › buy › search page=2 text=a")
    #expect("\(Link())" == "the first screen")
  }

  @Test func `an address of many steps is read, however many ways to read it there are`() throws {
    let map = LinkMap(["one": "buy", "two": "buy/{id}"])
    let many = String(repeating: "/buy", count: 60)
    #expect(
      map.link(for: try #require(URL(string: many)))
        == Link(Array(repeating: LinkStep("one"), count: 60)))
    #expect(map.link(for: try #require(URL(string: many + "/x")))?.steps.count == 60)
    #expect(map.link(for: try #require(URL(string: many + "/x/x"))) == nil)
  }
}
