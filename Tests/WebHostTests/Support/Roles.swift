import AppHost
import Foundation

/// Screens made by hand, on which every role is to be seen.
enum Roles {
  static var all: [(name: String, tree: AccessibilityTree)] {
    [
      ("values", tree(bar("Values") + values)), ("choices", tree(bar("Choices") + choices)),
      ("writing", tree(bar("Writing") + writing)), ("list", tree(bar("Inbox") + [inbox])),
      ("grid", tree(bar("Plants") + [plants])), ("tabs", tabs), ("split", split),
      ("pages", tree(bar("Guide") + [pages])), ("gestures", tree(bar("Gestures") + gestures)),
      ("sheet", over(.sheet, [screen("s1", "New note", bar("New note", "s1") + writing)])),
      ("popover", over(.popover, [screen("s1", "Info", [text("p1", "A popover says a little.")])])),
      ("fullScreen", over(.fullScreen, [screen("s1", "Film", bar("Film", "s1"))], wayBack: nil)),
      ("alert", over(.alert, question, wayBack: nil)),
      ("actionSheet", over(.actionSheet, sheetOfActions)),
      ("question", over(.popover, question)), ("low", low), ("menu", over(.menu, menu)),
    ]
  }

  static func node(
    _ id: NodeID, _ role: AccessibilityRole, _ label: String = "", value: String = "",
    _ state: AccessibilityState = [], actions: [AccessibilityAction] = [],
    _ children: [AccessibilityNode] = []
  ) -> AccessibilityNode {
    AccessibilityNode(
      id: id, role: role, label: label, value: value, state: state, actions: actions,
      children: children)
  }

  static func node(
    _ id: NodeID, _ role: AccessibilityRole, _ label: String, _ children: [AccessibilityNode]
  ) -> AccessibilityNode {
    AccessibilityNode(id: id, role: role, label: label, children: children)
  }

  static func node(
    _ id: NodeID, _ role: AccessibilityRole, _ children: [AccessibilityNode]
  ) -> AccessibilityNode {
    AccessibilityNode(id: id, role: role, children: children)
  }

  static func text(_ id: NodeID, _ words: String, _ state: AccessibilityState = [])
    -> AccessibilityNode
  {
    node(id, .text, words, state)
  }

  static func screen(_ id: NodeID, _ title: String, _ children: [AccessibilityNode])
    -> AccessibilityNode
  {
    node(id, .screen, title, children)
  }

  static func bar(_ title: String, _ id: String = "s0") -> [AccessibilityNode] {
    [
      node(
        NodeID("\(id).bar"), .navigationBar, "",
        [
          node(NodeID("\(id).back"), .backButton, "Catalog", actions: [.tap]),
          node(NodeID("\(id).title"), .title, title),
          node(NodeID("\(id).add"), .button, "Done", .prominent, actions: [.tap]),
        ])
    ]
  }

  static func column(_ id: NodeID, _ children: [AccessibilityNode]) -> AccessibilityNode {
    AccessibilityNode(id: id, role: .group, axis: .vertical, children: children)
  }

  static func line(_ id: NodeID, _ children: [AccessibilityNode]) -> AccessibilityNode {
    AccessibilityNode(id: id, role: .group, axis: .horizontal, children: children)
  }

  static let date = Date(timeIntervalSince1970: 1_800_000_000)

  static func ranged(
    _ id: NodeID, _ role: AccessibilityRole, _ label: String, _ range: ValueRange
  ) -> AccessibilityNode {
    AccessibilityNode(
      id: id, role: role, label: label, actions: role == .progress ? [] : [.adjust], range: range)
  }

  static func dated(_ id: NodeID, _ label: String, _ mode: DateTraits.Mode) -> AccessibilityNode {
    let date = mode == .countdown ? Date(timeIntervalSinceReferenceDate: 5400) : date
    return AccessibilityNode(
      id: id, role: .datePicker, label: label, actions: [.pick],
      date: DateTraits(date: date, mode: mode, minuteInterval: 5, timeZone: "Europe/Berlin"))
  }

  static func symbol(_ id: NodeID, _ label: String, _ name: String) -> AccessibilityNode {
    AccessibilityNode(
      id: id, role: .button, label: label, actions: [.tap], picture: .symbol(name))
  }

  static var values: [AccessibilityNode] {
    [
      column(
        "c",
        [
          text("v0", "A control holds a value, and says when a person has changed it.", .secondary),
          text("v1", "Brightness"),
          ranged("v2", .slider, "", ValueRange(value: 0.25)),
          line(
            "v2b",
            [
              text("v3", "Copies: 3"),
              node(
                "v4", .stepper, "Copies",
                [symbol("v4.0", "", "minus"), symbol("v4.1", "", "plus")]),
            ]),
          node("v5", .switch, "Notifications", .selected, actions: [.tap]),
          node("v5b", .switch, "Sounds", actions: [.tap]),
          ranged("v6", .progress, "Upload", ValueRange(value: 0.6)),
          node("v6b", .activityIndicator, "Loading", .busy),
          ranged("v7", .pageControl, "", ValueRange(value: 1, maximum: 4, step: 1)),
          ranged("v8", .pageControl, "Pages", ValueRange(value: 6, maximum: 39, step: 1)),
          node("v9", .button, "Save", .prominent, actions: [.tap]),
          node("v10", .button, "Delete", .destructive, actions: [.tap]),
          node("v11", .button, "Not now", .disabled),
          node("v12", .link, "About", value: "https://example.org/"),
        ])
    ]
  }

  static var choices: [AccessibilityNode] {
    let segments = ["Day", "Week", "Month"].enumerated().map { index, name in
      node(NodeID("c1.\(index)"), .segment, name, index == 1 ? .selected : [], actions: [.tap])
    }
    let wheels = [["Small", "Large"], ["Red", "Green", "Blue"]].enumerated().map { wheel, names in
      node(
        NodeID("c2.\(wheel)"), .wheel,
        names.enumerated().map { index, name in
          node(
            NodeID("c2.\(wheel).\(index)"), .option, name, index == 1 ? .selected : [],
            actions: [.tap])
        })
    }
    return [
      column(
        "c",
        [
          text("c0", "Range"), node("c1", .segmentedControl, segments),
          text("c3", "Size and colour"),
          node("c2", .picker, wheels), text("c4", "Starts"), dated("c5", "", .dateAndTime),
          text("c6", "Day"), dated("c7", "", .date), text("c8", "Alarm"), dated("c9", "", .time),
          text("c10", "Timer"), dated("c11", "", .countdown),
        ])
    ]
  }

  static var writing: [AccessibilityNode] {
    [
      column(
        "w",
        [
          field("w1", "Title", value: "Shopping"),
          field(
            "w2", "Password", value: "••••••",
            FieldTraits(contentType: "password", isSecure: true)),
          AccessibilityNode(
            id: "w3", role: .textView, label: "Notes", value: "\nApples\nPears", actions: [.type],
            field: FieldTraits(isMultiline: true)),
          node("w4", .textView, value: "This text is there to be read.\nIt has two lines."),
        ])
    ]
  }

  static var inbox: AccessibilityNode {
    let names = ["Ada Lovelace", "Grace Hopper", "Mary Wollstonecraft"]
    let rows = names.enumerated().map { index, name in
      let id = NodeID("r\(index)")
      let archive = node(NodeID("r\(index).a"), .swipeAction, "Archive", actions: [.tap])
      let delete = node(
        NodeID("r\(index).d"), .swipeAction, "Delete", .destructive, actions: [.tap])
      return node(
        id, .row, name, .disclosing, actions: index == 1 ? [.tap] : [.tap, .longPress],
        [
          AccessibilityNode(
            id: NodeID("r\(index).i"), role: .image, picture: .symbol("envelope")),
          text(NodeID("r\(index).t"), name),
          text(NodeID("r\(index).s"), "A letter about engines and what they weave.", .secondary),
        ] + (index == 2 ? [] : [archive, delete]))
    }
    return node(
      "l", .list, "Inbox", .incomplete, actions: [.scroll, .refresh],
      [
        AccessibilityNode(
          id: "q", role: .searchField, label: "Search", actions: [.type, .submit],
          field: FieldTraits(returnKey: "search"),
          children: [
            node(
              "q.scope", .segmentedControl, "Scope",
              [
                node("q.0", .segment, "All", .selected, actions: [.tap]),
                node("q.1", .segment, "Unread", actions: [.tap]),
              ]),
            node("q.cancel", .button, "Cancel", actions: [.tap]),
          ]),
        node(
          "l.0", .section, "Today",
          [node("l.0.h", .sectionHeader, "Today")] + rows
            + [node("l.0.f", .sectionFooter, "Three letters")]),
      ])
  }

  static var plants: AccessibilityNode {
    let cells = ["Fern", "Ivy", "Moss", "Sage", "Mint"].enumerated().map { index, name in
      node(
        NodeID("g\(index)"), .cell, name, index == 1 ? .selected : [], actions: [.tap, .longPress],
        [
          AccessibilityNode(id: NodeID("g\(index).i"), role: .image, picture: .symbol("leaf")),
          text(NodeID("g\(index).t"), name),
          text(NodeID("g\(index).s"), "In the shade", .secondary),
        ])
    }
    return node(
      "g", .grid, "Plants",
      [
        node("g.0", .section, "Green", [node("g.0.h", .sectionHeader, "Green")] + cells),
        node(
          "g.1", .section, "Also green", [node("g.1.h", .sectionHeader, "Also green"), cell("x")]),
      ])
  }

  private static func cell(_ id: NodeID) -> AccessibilityNode {
    node(id, .cell, "Dill", actions: [.tap], [text(NodeID("\(id).t"), "Dill")])
  }

  static var tabs: AccessibilityTree {
    let names = [("Inbox", "tray", "3"), ("Search", "magnifyingglass", ""), ("Me", "person", "")]
    let tabs = names.enumerated().map { index, tab in
      AccessibilityNode(
        id: NodeID("t\(index)"), role: .tab, label: tab.0, value: tab.2,
        state: index == 0 ? .selected : [], actions: [.tap], picture: .symbol(tab.1))
    }
    var tree = tree([])
    tree.root.children[0].children = [
      screen("s9", "Inbox", bar("Inbox", "s9") + [inbox]), node("tb", .tabBar, tabs),
    ]
    return tree
  }

  static var split: AccessibilityTree {
    tree([
      node(
        "sp", .splitView,
        [
          node("sp.0", .column, [screen("s8", "Inbox", bar("Inbox", "s8") + [inbox])]),
          node(
            "sp.1", .column,
            [
              screen(
                "s9", "Letter",
                bar("Letter", "s9") + [
                  text("d1", "Dear Grace, the loom is ready."),
                  node(
                    "d2", .toolbar,
                    [symbol("d3", "Reply", "arrow.left"), symbol("d4", "Delete", "trash")]),
                ])
            ]),
        ])
    ])
  }

  static var pages: AccessibilityNode {
    node(
      "pv", .pageView, actions: [.swipe],
      [
        screen(
          "s7", "",
          [
            node("p1", .heading, "Welcome"), text("p2", "Swipe, or press the arrows."),
            ranged("p3", .pageControl, "", ValueRange(value: 0, maximum: 2, step: 1)),
          ])
      ])
  }

  static var gestures: [AccessibilityNode] {
    [
      column(
        "c",
        [
          node(
            "t", .tappable, "A card", actions: [.tap, .longPress], [text("t1", "A card to tap")]),
          node(
            "u", .tappable, "A pad", actions: [.swipe], [text("u1", "A pad that hears swipes")]),
          node("h", .button, "Hold me", actions: [.tap, .longPress]),
        ])
    ]
  }

  static var question: [AccessibilityNode] {
    [
      node("a0", .heading, "Delete the letter?"), text("a1", "It cannot be brought back."),
      node("a2", .button, "Delete", .destructive, actions: [.tap]),
      node("a3", .button, "Keep a copy", actions: [.tap]),
      node("a4", .button, "Cancel", .prominent, actions: [.tap]),
    ]
  }

  /// A sheet that rests at one of two heights.
  static var low: AccessibilityTree {
    var tree = over(.sheet, [screen("s1", "Note", bar("Note", "s1") + writing)])
    tree.root.children[1].range = ValueRange(value: 0, step: 1)
    tree.root.children[1].actions = [.adjust]
    return tree
  }

  static var sheetOfActions: [AccessibilityNode] {
    let answers = question
    return [answers[0], answers[1], column("a9", Array(answers[2...3])), answers[4]]
  }

  static var menu: [AccessibilityNode] {
    [
      node("m1", .menuItem, "Copy", actions: [.tap]),
      node("m2", .menuItem, "Share", .disclosing, actions: [.tap]),
      node(
        "m3", .group,
        [
          node("m4", .menuItem, "By name", .selected, actions: [.tap]),
          node("m5", .menuItem, "By date", actions: [.tap]),
        ]),
      node("m6", .menuItem, "Delete", .destructive, actions: [.tap]),
      node("m7", .menuItem, "Not now", .disabled),
    ]
  }

  static func over(
    _ role: AccessibilityRole, _ children: [AccessibilityNode],
    wayBack: AccessibilityTree.WayBack? = .swipeDown
  ) -> AccessibilityTree {
    var under = tree(bar("Inbox") + [inbox])
    let layer = AccessibilityNode(
      id: "l1", role: role, children: children)
    under.root.children.append(layer)
    under.depth = 1
    under.wayBack = wayBack
    return under
  }
}
