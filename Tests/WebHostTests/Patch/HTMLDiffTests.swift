import Testing
import WebHost

@Suite struct `The difference between two pages` {
  @Test(arguments: 0..<400)
  func `makes the new page of the old one`(seed: Int) {
    var generator = HTMLGenerator(seed: seed)
    let (old, new) = (generator.page(), generator.page())
    var patched = old
    patched.apply(HTMLDiff.operations(from: old, to: new))
    #expect(patched.normalized == new.normalized)
  }

  @Test func `is empty between equal pages`() {
    var generator = HTMLGenerator(seed: 7)
    let page = generator.page()
    #expect(HTMLDiff.operations(from: page, to: page).isEmpty)
  }

  private func list(_ items: [(String, String)]) -> HTMLElement {
    HTMLElement(
      "ul", ["id": "app"], items.map { .element("li", ["id": $0.0], [.text($0.1)]) })
  }

  @Test func `touches only what has changed`() {
    let old = list([("a", "1"), ("b", "2"), ("c", "3")])
    let new = list([("a", "1"), ("b", "two"), ("c", "3")])
    #expect(HTMLDiff.operations(from: old, to: new) == [.children(id: "b", [.text("two")])])
  }

  @Test func `inserts and removes single rows`() {
    let old = list([("a", "1"), ("b", "2"), ("c", "3")])
    let new = list([("a", "1"), ("c", "3"), ("d", "4")])
    let added = HTMLElement("li", ["id": "d"], [.text("4")])
    #expect(
      HTMLDiff.operations(from: old, to: new)
        == [.remove(id: "b"), .insert(added, parent: "app", before: nil)])
  }

  @Test func `sets attributes without touching what is inside`() {
    let old = HTMLElement("div", ["id": "app", "class": "a", "inert": ""], [.text("x")])
    let new = HTMLElement("div", ["id": "app", "class": "b"], [.text("x")])
    #expect(
      HTMLDiff.operations(from: old, to: new)
        == [.attributes(id: "app", ["class": "b", "inert": nil])])
  }

  @Test func `replaces all where an identity stands twice`() {
    let old = list([("a", "1")])
    let new = list([("a", "1"), ("a", "2")])
    #expect(HTMLDiff.operations(from: old, to: new) == [.replace(id: "app", with: new)])
  }
}
