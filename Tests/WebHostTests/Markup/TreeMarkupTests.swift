import AppHost
import Foundation
import Testing
import WebHost

@Suite struct `The page of a tree` {
  private func html(_ node: AccessibilityNode) -> String {
    TreeMarkup(tree([node])).root.rendered
  }

  @Test(arguments: [
    (
      AccessibilityNode(id: "a", role: .text, label: "<i>"),
      #"<p id="n-a" class="text" dir="auto">&lt;i&gt;</p>"#
    ),
    (
      AccessibilityNode(id: "a", role: .text, label: "No", state: .alarming),
      #"<p id="n-a" class="text alarming" dir="auto" role="alert">No</p>"#
    ),
    (
      button("a", "Buy", .prominent),
      #"<button id="n-a" class="button prominent" name="tap" value="a"><span dir="auto">Buy</span></button>"#
    ),
    (
      button("a", "Buy", .disabled),
      #"<button id="n-a" class="button" name="tap" value="a" disabled>"#
    ),
    (
      AccessibilityNode(id: "a", role: .backButton, label: "", actions: [.tap]),
      #"<button id="n-a" class="back" name="tap" value="a"><span dir="auto">Back</span></button>"#
    ),
    (
      AccessibilityNode(id: "a", role: .title, label: "T"),
      #"<h1 id="n-a" class="title" tabindex="-1" dir="auto">T</h1>"#
    ),
    (
      AccessibilityNode(id: "a", role: .heading, label: "H"),
      #"<h2 id="n-a" class="heading" dir="auto">H</h2>"#
    ),
    (
      AccessibilityNode(id: "a", role: .activityIndicator, label: "Loading", state: .busy),
      #"<span id="n-a" class="spinner" role="progressbar" aria-label="Loading"></span>"#
    ),
    (
      AccessibilityNode(id: "a", role: .switch, label: "On", state: .selected, actions: [.tap]),
      #"role="switch" aria-checked="true" name="tap" value="a""#
    ),
    (
      AccessibilityNode(id: "a", role: .link, label: "Site", value: "https://example.org/"),
      #"<a id="n-a" class="link" href="https://example.org/" target="_blank" rel="noopener noreferrer""#
    ),
    (
      AccessibilityNode(id: "a", role: .list),
      #"<p id="n-a:empty" class="empty">Nothing here yet.</p>"#
    ),
    (
      AccessibilityNode(
        id: "a", role: .list, state: .incomplete, actions: [.scroll],
        children: [AccessibilityNode(id: "r", role: .row, label: "R")]),
      #"<button id="n-a:scroll" class="button more" name="scroll" value="a">Show more</button>"#
    ),
    (
      AccessibilityNode(
        id: "a", role: .list, actions: [.scrollBack],
        children: [AccessibilityNode(id: "r", role: .row, label: "R")]),
      #"name="scrollBack" value="a">Show earlier</button><ul id="n-a:rows""#
    ),
    (
      AccessibilityNode(
        id: "a", role: .grid, state: .paged, axis: .horizontal,
        children: [AccessibilityNode(id: "c", role: .cell, label: "C")]),
      #"<div id="n-a" class="grid sideways paged" tabindex="0"><ul id="n-a:rows" class="cells""#
    ),
    (
      AccessibilityNode(
        id: "a", role: .section, axis: .horizontal,
        children: [AccessibilityNode(id: "c", role: .cell, label: "C", actions: [.tap])]),
      #"<div id="n-a" class="section sideways"><ul id="n-a:rows" class="cells" role="list"><li"#
    ),
    (
      AccessibilityNode(
        id: "a", role: .image, label: "Dot",
        picture: .file(URL(filePath: "/dot.png"), width: 24, height: 16)),
      #"<img id="n-a" class="picture tiny""#
    ),
    (
      AccessibilityNode(
        id: "a", role: .image, label: "Dawn",
        picture: .file(URL(filePath: "/dawn.jpg"), width: 400, height: 300)),
      #"<img id="n-a" class="picture" "#
    ),
    (
      AccessibilityNode(
        id: "a", role: .image, label: "Tree",
        picture: .file(URL(filePath: "/tree.jpg"), width: 400, height: 301)),
      #"<img id="n-a" class="picture tall" "#
    ),
    (
      AccessibilityNode(id: "a", role: .image, label: "Dawn", picture: .symbol("photo")),
      #"<span id="n-a" class="symbol" role="img" aria-label="Dawn"><svg"#
    ),
    (
      AccessibilityNode(
        id: "a", role: .list,
        children: [
          AccessibilityNode(id: "r", role: .row, label: "R", level: 1),
          AccessibilityNode(id: "s", role: .row, label: "S", level: 2),
        ]),
      #"<li id="n-r" class="row" aria-level="1">R</li><li id="n-s" class="row" aria-level="2">S</li>"#
    ),
    (
      AccessibilityNode(id: "a", role: .tabBar, children: []),
      #"<nav id="n-a" class="tabs" aria-label="Tabs"></nav>"#
    ),
  ])
  func `has for each node what browsers know it as`(node: AccessibilityNode, expected: String) {
    let html = html(node)
    #expect(html.contains(expected), "\(html)")
  }

  @Test func `has no link to what is no web address`() {
    let node = AccessibilityNode(
      id: "a", role: .link, label: "x", value: "javascript:alert(1)", actions: [])
    #expect(!html(node).contains("href"))
  }

  @Test func `names a field and says what is written into it`() {
    let traits = FieldTraits(
      placeholder: "Name", contentType: "username", capitalizes: false, returnKey: "next")
    let html = html(field("f", "Name", value: "a\"da", traits))
    #expect(html.contains(#"<label id="n-f:label" for="n-f" dir="auto">Name</label>"#))
    #expect(html.contains(#"name="text.f" type="text" value="a&quot;da""#))
    #expect(html.contains(#"autocomplete="username" enterkeyhint="next" autocapitalize="none""#))
    #expect(!html.contains("placeholder"))
  }

  @Test func `never has what stands in a secure field`() {
    let traits = FieldTraits(contentType: "password", isSecure: true)
    let html = html(field("f", "Password", value: "secret", traits))
    #expect(!html.contains("secret"))
    #expect(html.contains(#"type="password""#))
    #expect(html.contains(#"autocomplete="current-password""#))
  }

  @Test(arguments: [
    (ScrolledList(list: "l", count: 3, target: "r"), "l:3 nearest nearest instant"),
    (ScrolledList(list: "l", target: "r", position: .start), "l:1 start nearest instant"),
    (
      ScrolledList(list: "l", target: "r", position: .center, axis: .horizontal, isAnimated: true),
      "l:1 nearest center smooth"
    ),
    (
      ScrolledList(list: "m", target: "s", position: .end, isAnimated: true),
      "m:1 end nearest instant"
    ),
  ])
  func `says once for each list where code has scrolled it to`(
    scrolled: ScrolledList, expected: String
  ) {
    let short = AccessibilityNode(
      id: "l", role: .list, children: [AccessibilityNode(id: "r", role: .row, label: "R")])
    let long = AccessibilityNode(
      id: "m", role: .list, actions: [.scroll],
      children: [AccessibilityNode(id: "s", role: .row, label: "S")])
    var tree = tree([short, long])
    tree.scrolledLists = [scrolled]
    let html = TreeMarkup(tree).root.rendered
    #expect(
      html.contains(#"<li id="n-\#(scrolled.target)" class="row" data-goal="\#(expected)">"#),
      "\(html)")
    #expect(html.components(separatedBy: "data-goal").count == 2)
  }

  @Test func `puts no button into another`() {
    let row = AccessibilityNode(
      id: "r", role: .row, label: "Dawn", actions: [.tap],
      children: [AccessibilityNode(id: "t", role: .text, label: "Dawn"), button("b", "Buy")])
    let html = html(AccessibilityNode(id: "l", role: .list, children: [row]))
    #expect(
      html.contains(
        #"<p id="n-t" class="text" dir="auto"><button id="n-r:hit" class="hit" name="tap" "#
          + #"value="r">Dawn</button></p>"#))
    #expect(html.contains(#"<div id="n-r:actions" class="actions"><button id="n-b""#))
  }

  @Test func `presses the last field's return key by default`() {
    let html = TreeMarkup(tree([field("f", "Name"), field("g", "Word")])).root.rendered
    #expect(html.contains(#"class="default" name="submit" value="g""#))
  }

  @Test func `makes what lies under a modal inert and leaves it as it was`() {
    let list = AccessibilityNode(
      id: "l", role: .list,
      children: [
        AccessibilityNode(
          id: "r", role: .row, label: "R", actions: [.tap],
          children: [AccessibilityNode(id: "t", role: .text, label: "R")])
      ])
    let before = tree([list])
    var covered = before.root.children
    covered[0].children[0].children[0].children[0].actions = []
    let after = tree([button("b", "OK")], layer: .sheet, wayBack: .swipeDown, under: covered)
    let operations = HTMLDiff.operations(
      from: TreeMarkup(before).root, to: TreeMarkup(after).root)
    #expect(operations.count == 2, "\(operations)")
    #expect(operations.contains(.attributes(id: "n-l0", ["inert": ""])))
    let html = TreeMarkup(after).root.rendered
    #expect(html.contains(#"<dialog id="n-l1:surface" class="surface" open aria-modal="true""#))
    #expect(html.contains(#"class="grabber" name="back" value="down""#))
  }

  @Test func `closes a sheet by its handle only where the app lets it`() {
    let html = TreeMarkup(tree([], layer: .sheet)).root.rendered
    #expect(!html.contains("grabber"))
  }

  @Test func `has one heading where a screen shows no title`() {
    let html = TreeMarkup(tree([])).root.rendered
    #expect(html.contains(#"<h1 id="n-l0:heading" class="unseen" tabindex="-1" dir="auto">Screen"#))
  }

  @Test func `names pictures by what they are and says nothing of where they are kept`() {
    let first = Picture.bytes(Data([1, 2, 3]), width: 4, height: 3)
    let second = Picture.bytes(Data([1, 2, 4]), width: 4, height: 3)
    #expect(PictureKey(first) == PictureKey(first))
    #expect(PictureKey(first) != PictureKey(second))
    let file = Picture.file(URL(fileURLWithPath: "/secret/dawn.jpg"), width: 40, height: 30)
    let html = html(AccessibilityNode(id: "i", role: .image, label: "Dawn", picture: file))
    #expect(html.contains(#"width="40" height="30" decoding="async" alt="Dawn""#))
    #expect(!html.contains("secret"))
  }
}
