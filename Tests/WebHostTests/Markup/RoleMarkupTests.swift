import AppHost
import Foundation
import Testing
import WebHost

@Suite struct `Every role` {
  static let names = Roles.all.map(\.name)

  private func tree(_ name: String) throws -> AccessibilityTree {
    try #require(Roles.all.first { $0.name == name }).tree
  }

  @Test func `is on one of these screens`() {
    let seen = Set(Roles.all.flatMap { $0.tree.root.all { _ in true } }.map(\.role))
    #expect(Set(AccessibilityRole.allCases).subtracting(seen) == [.prompt])
  }

  @Test(arguments: names) func `has elements with identities of their own`(name: String) throws {
    var seen: Set<String> = []
    func check(_ element: HTMLElement) {
      if let id = element.id { #expect(seen.insert(id).inserted, "\(id) stands there twice") }
      for child in element.children.compactMap(\.element) { check(child) }
    }
    check(TreeMarkup(try tree(name)).root)
  }

  @Test(arguments: names)
  func `lets a form ask for everything that can be done`(name: String) throws {
    let tree = try tree(name)
    let html = TreeMarkup(tree).root.rendered
    for node in try #require(tree.layers.last).all(where: { !$0.actions.isEmpty }) {
      for action in node.actions {
        #expect(html.contains(Self.control(action, node)), "\(action) of \(node.id)")
      }
    }
  }

  private static func control(_ action: AccessibilityAction, _ node: AccessibilityNode) -> String {
    switch (action, node.role) {
    case (.tap, .segment): #"value="\#(node.id)""#
    case (.tap, .option): #"<option id="n-\#(node.id)" value="\#(node.id)""#
    case (.adjust, .pageControl), (.adjust, .sheet): #"name="adjust" value="\#(node.id):"#
    case (.type, _), (.adjust, _), (.pick, _): #"name="text.\#(node.id)""#
    case (.swipe, _): #"name="swipe" value="\#(node.id):left""#
    case (.submit, _): #"data-submit="\#(node.id)""#
    default: #"name="\#(action.rawValue)" value="\#(node.id)""#
    }
  }

  @Test(arguments: ["sheet", "popover", "actionSheet", "menu"])
  func `that can be swiped away has a way out for everybody`(name: String) throws {
    var tree = try tree(name)
    let close = #"name="back" value="down" form="n-l1:form" aria-label="Close""#
    #expect(TreeMarkup(tree).root.rendered.contains(close))
    tree.wayBack = nil
    #expect(!TreeMarkup(tree).root.rendered.contains(#"value="down""#))
  }

  @Test func `that is chosen by its keys can be set without the script`() throws {
    let names = ["values", "choices", "writing"]
    let html = try names.map { TreeMarkup(try tree($0)).root.rendered }.joined()
    for id in ["w3", "v2", "c1", "c2", "c5", "c7", "c9", "c11"] {
      #expect(html.contains(#"<noscript id="n-\#(id):set"><button class="button set">Set<"#))
    }
  }

  @Test(arguments: [
    ("v2", #"type="range" name="text.v2" min="0" max="1" step="any" value="0.25""#),
    ("v6", #"<progress id="n-v6" max="1" value="0.6" aria-label="Upload">"#),
    ("v7", #"name="adjust" value="v7:1" aria-label="Page 2 of 5" aria-current="true""#),
    ("v8", #"data-page="7 / 40"><button id="n-v8:0" name="adjust" value="v8:5""#),
    ("c1", #"type="radio" name="text.c1" value="c1.1" checked"#),
    ("c2", #"<option id="n-c2.1.1" value="c2.1.1" selected>Green</option>"#),
    ("c5", #"type="datetime-local" name="text.c5" step="300" value="2027-01-15T09:00""#),
    ("c7", #"type="date" name="text.c7" step="1" value="2027-01-15""#),
    ("c9", #"type="time" name="text.c9" step="300" value="09:00""#),
    ("c11", #"type="number" name="text.c11" step="5" min="5" max="1439" value="90""#),
    (
      "w2",
      #"type="password" data-submit="w2" placeholder="••••••" autocomplete="current-password""#
    ),
    ("w3", "dir=\"auto\">\n\nApples\nPears</textarea>"),
    ("w4", #"class="text reading" dir="auto">This text"#),
    ("r0", #"<details id="n-r0:swipes" class="swipes" name="swipes"><summary"#),
    ("r2", #"class="dotdotdot" name="longPress" value="r2" aria-label="More: Mary"#),
    ("l", #"class="refresh" name="refresh" value="l">Refresh</button>"#),
    ("t0", #"<span class="badge" dir="auto">3</span>"#),
    ("t0", #"value="t0" aria-current="page""#),
    ("m4", #"value="m4" aria-pressed="true""#),
    ("q", #"name="text.q" type="search""#),
    ("a0", #"<h1 id="n-a0" class="title" tabindex="-1" dir="auto">Delete the letter?</h1>"#),
  ])
  func `is what browsers know it as`(id: NodeID, expected: String) throws {
    let tree = try #require(Roles.all.last { $0.tree[id] != nil }).tree
    let html = TreeMarkup(tree).root.rendered
    #expect(html.contains(expected), "\(html)")
  }

  @Test func `under a modal keeps the look that it had`() throws {
    let list = Roles.all.first { $0.name == "list" }?.tree
    var covered = try tree("sheet")
    covered.root.children[0] = covered.root.children[0].withoutActions
    let before = try #require(list)
    #expect(covered.remembering(before).root.children[0] == before.root.children[0])
    #expect(covered.remembering(nil) == covered)
  }
}

extension AccessibilityNode {
  fileprivate var withoutActions: AccessibilityNode {
    var copy = self
    copy.actions = []
    copy.children = children.map(\.withoutActions)
    return copy
  }
}
