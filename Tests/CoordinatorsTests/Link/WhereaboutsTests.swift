import Testing

@testable import Coordinators

/// What follows from where the user is, on values alone.
struct WhereaboutsTests {
  private typealias Flow = Whereabouts.Flow
  private typealias Screen = Whereabouts.Screen

  private static let leftTab = [Whereabouts.Part(container: 0, index: 0, isTab: true)]
  private static let rightTab = [Whereabouts.Part(container: 0, index: 1, isTab: true)]

  /// A root with tabs: "left" shows a page with a flow over it, "right" a page; a sheet lies over all.
  private static let open = Whereabouts(
    flows: [
      Flow(parent: nil, name: "Root", step: nil),
      Flow(parent: 0, name: "Left", step: "left"),
      Flow(parent: 0, name: "Right", step: "right"),
      Flow(parent: 1, name: "Inner", step: "inner"),
      Flow(parent: 0, name: "Sheet", step: "sheet"),
      Flow(parent: 4, name: "Errand", step: nil),
    ],
    screens: [
      Screen(flow: 0, name: "Tabs", step: nil),
      Screen(flow: 1, name: "First", step: nil, branch: leftTab),
      Screen(flow: 1, name: "Page", step: "page", branch: leftTab),
      Screen(flow: 3, name: "Inner", step: nil, branch: leftTab),
      Screen(flow: 2, name: "First", step: nil, branch: rightTab, isShown: false),
      Screen(flow: 2, name: "Page", step: "page", branch: rightTab, isShown: false),
      Screen(flow: 4, name: "Sheet", step: nil, layer: 1),
      Screen(flow: 5, name: "Errand", step: nil, layer: 1),
    ])

  private var open: Whereabouts { Self.open }

  @Test func `where the user is, is what lies on top`() {
    #expect(open.link(from: 0) == ["sheet"])
    var open = open
    open.screens.removeLast(2)
    #expect(open.link(from: 0) == ["left", "page", "inner"])
    #expect(open.link(from: 1) == ["page", "inner"])
    for index in open.screens.indices { open.screens[index].isShown.toggle() }
    open.screens[0].isShown = true
    #expect(open.link(from: 0) == ["right", "page"])
  }

  @Test func `a flow's place holds what was opened within it, over its screens`() {
    #expect(
      open.place(of: 0)
        == .init(
          thing: .flow(0),
          children: [
            .init(
              thing: .flow(1),
              children: [.init(thing: .screen(2), children: [.init(thing: .flow(3))])]),
            .init(thing: .flow(2), children: [.init(thing: .screen(5))]),
            .init(thing: .flow(4), children: [.init(thing: .flow(5))]),
          ]))
  }

  private static let matches: [(Link, [Whereabouts.Thing], [LinkStep])] = [
    ([], [], []),
    (["nowhere"], [], []),
    (["left", "page"], [.flow(1), .screen(2)], ["page"]),
    (["left", "page", "inner", "more"], [.flow(1), .screen(2), .flow(3)], []),
    (["left", "inner"], [.flow(1)], []),
    (["right", "page"], [.flow(2), .screen(5)], ["page"]),
    (["sheet"], [.flow(4)], []),
  ]

  @Test("the first steps of a link that are open are found", arguments: matches)
  func match(row: (link: Link, kept: [Whereabouts.Thing], path: [LinkStep])) {
    let match = open.match(row.link, from: 0)
    #expect(match.kept == row.kept)
    #expect(match.last == row.kept.last ?? .flow(0))
    #expect(match.path == row.path)
  }

  private static let coverings: [(Whereabouts.Thing, Bool, [Int], [Int])] = [
    // What steps have led to in the tab that is seen goes where the link has none.
    (.flow(0), false, [2, 3, 6, 7], [4, 3]),
    (.flow(0), true, [6, 7], [4]),
    (.flow(1), false, [2, 3, 6, 7], [4, 3]),
    (.screen(2), false, [3, 6, 7], [4, 3]),
    (.flow(3), false, [6, 7], [4]),
    (.flow(2), false, [5, 6, 7], [4]),
    (.screen(5), true, [6, 7], [4]),
    // Its errand stays as long as the link leads no further.
    (.flow(4), false, [], []),
    (.flow(4), true, [7], [5]),
  ]

  @Test("what lies in the way goes, and nothing else", arguments: coverings)
  func covering(
    row: (thing: Whereabouts.Thing, goesOn: Bool, screens: [Int], flows: [Int])
  ) {
    let screens = open.covering(row.thing, goesOn: row.goesOn, from: 0)
    #expect(screens == row.screens)
    #expect(open.flows(in: screens) == row.flows)
  }
  @Test func `a page with a step goes, also where the flow that shows it has none`() {
    var open = open
    open.screens[7].step = "page"
    #expect(open.covering(.flow(4), goesOn: false, from: 0) == [7])
  }
  @Test func `a stack goes with its lowest screen`() {
    var open = open
    open.screens[7] = Screen(flow: 5, name: "Stack", step: nil, isStack: true, layer: 2)
    open.screens.append(Screen(flow: 5, name: "Page", step: "page", layer: 2))
    let screens = open.covering(.flow(4), goesOn: false, from: 0)
    #expect(screens == [7, 8])
    #expect(open.flows(in: screens) == [5])
  }
  @Test func `what a flow goes on with hides nothing that it has shown in another tab`() {
    var open = open
    // A flow of the right tab has a screen in the left one, and a sheet.
    open.flows.append(Flow(parent: 2, name: "Elsewhere", step: nil))
    open.screens[3].flow = 6
    for index in [6, 7] { open.screens[index].flow = 6 }
    #expect(open.covering(.flow(2), goesOn: true, from: 0) == [5, 6, 7])
  }

  @Test func `the lowest screen on a flow's own stack stays, though it may have a step`() {
    var open = open
    open.screens[6].isStack = true
    open.screens[7].flow = 4
    open.screens[7].step = "page"
    #expect(open.base(of: .flow(4)) == 7)
    #expect(open.covering(.flow(4), goesOn: true, from: 4) == [])
  }

  @Test func `what a flow is seen by that shows nothing itself stays, unless it is in the way`() {
    var open = Whereabouts()
    open.flows = [
      Flow(name: "Root"), Flow(parent: 0, name: "Outer", step: "outer"),
      Flow(parent: 1, name: "Inner", step: "inner"),
    ]
    open.screens = [
      Screen(flow: 0, name: "Home"), Screen(flow: 2, name: "Stack", isStack: true, layer: 1),
      Screen(flow: 2, name: "First", layer: 1),
      Screen(flow: 2, name: "Page", step: "page", layer: 1),
    ]
    #expect(open.covering(.flow(1), goesOn: false, from: 0) == [3])
    #expect(open.covering(.flow(1), goesOn: true, from: 0, goingOnIn: 1) == [3])
    #expect(open.covering(.flow(1), goesOn: true, from: 0, goingOnIn: 0) == [1, 2, 3])
    #expect(open.flows(in: [1, 2, 3]) == [1])
    #expect(open.flows(in: [1, 2, 3], without: [1]) == [2])
  }

  @Test func `what lies beneath a screen is not that one's, though its flow also lies over it`() {
    var open = Whereabouts()
    open.flows = [
      Flow(name: "Root"), Flow(parent: 0, name: "Outer"), Flow(parent: 1, name: "X", step: "x"),
    ]
    open.screens = [
      Screen(flow: 0, name: "Home"), Screen(flow: 2, name: "X"),
      Screen(flow: 0, name: "Page", step: "page"), Screen(flow: 1, name: "Sheet", layer: 1),
    ]
    #expect(open.link(from: 0) == ["page"])
    #expect(open.match(["page", "x"], from: 0).kept == [.screen(2)])
  }

  @Test func `of columns side by side the user is in the one that has steps`() {
    func columns(_ left: LinkStep?, _ right: LinkStep?, isCollapsed: Bool = false) -> Whereabouts {
      Whereabouts(
        flows: [
          Flow(parent: nil, name: "Root", step: nil),
          Flow(parent: 0, name: "Left", step: left),
          Flow(parent: 0, name: "Right", step: nil),
        ],
        screens: [
          Screen(flow: 0, name: "Columns", step: nil),
          Screen(
            flow: 1, name: "List", step: nil, branch: [.init(container: 0, index: 0)],
            isShown: !isCollapsed),
          Screen(flow: 2, name: "Photo", step: right, branch: [.init(container: 0, index: 1)]),
        ])
    }
    #expect(columns("left", nil).link(from: 0) == ["left"])
    #expect(columns("left", "photo").link(from: 0) == ["photo"])
    #expect(columns(nil, "photo").link(from: 0) == ["photo"])
    #expect(columns("left", nil, isCollapsed: true).link(from: 0) == [])
    // What lies over both has no step, and leaves the link as it is.
    var covered = columns("left", nil)
    covered.flows.append(Flow(parent: 0, name: "Sheet", step: nil))
    covered.screens.append(Screen(flow: 3, name: "Sheet", step: nil, layer: 1))
    #expect(covered.link(from: 0) == ["left"])
  }

  @Test func `what is in another window lies neither over nor beneath`() {
    var open = Whereabouts()
    open.flows = [
      Flow(name: "Root"), Flow(parent: 0, name: "One", step: "one"),
      Flow(parent: 0, name: "Other", step: "other"),
    ]
    open.screens = [
      Screen(flow: 0, name: "Home"), Screen(flow: 1, name: "One"),
      Screen(flow: 2, name: "Other", window: 1),
      Screen(flow: 2, name: "Sheet", window: 1, layer: 1),
    ]
    #expect(open.link(from: 0) == ["other"])
    #expect(open.covering(.flow(1), goesOn: true, from: 0) == [])
    #expect(open.covering(.flow(0), goesOn: false, from: 0) == [1])
    #expect(open.match(["one"], from: 0).kept == [.flow(1)])
    // The link follows the key window, be it that nothing there has a step.
    open.flows[1].step = "one"
    open.flows[2].step = nil
    #expect(open.link(from: 0) == [])
  }

  @Test func `a page of another flow is where the screen is that it is a part of`() {
    func pages(_ step: LinkStep?) -> Whereabouts {
      var open = Whereabouts()
      open.flows = [
        Flow(name: "Root"), Flow(parent: 0, name: "Pages", step: "pages"),
        Flow(parent: 0, name: "Other", step: step),
      ]
      open.screens = [
        Screen(flow: 0, name: "Home"), Screen(flow: 2, name: "First"),
        Screen(flow: 1, name: "Pages"),
        Screen(flow: 2, name: "Page", branch: [.init(container: 0, index: 0)]),
      ]
      return open
    }
    #expect(pages(nil).link(from: 0) == ["pages"])
    #expect(pages("other").link(from: 0) == ["other"])
    var covered = pages(nil)
    covered.screens.append(Screen(flow: 2, name: "Over it"))
    #expect(covered.link(from: 0) == ["pages"])
  }

  @Test func `what lies beneath a flow's own screens is not where the user is`() {
    var open = Whereabouts()
    open.flows = [
      Flow(name: "Root"), Flow(parent: 0, name: "Sheet", step: "sheet"),
      Flow(parent: 1, name: "Inner", step: "inner"),
    ]
    open.screens = [
      Screen(flow: 0, name: "Home"), Screen(flow: 2, name: "Left behind"),
      Screen(flow: 1, name: "Sheet", layer: 1),
    ]
    #expect(open.link(from: 0) == ["sheet"])
    open.screens.append(Screen(flow: 2, name: "Over it", layer: 1))
    #expect(open.link(from: 0) == ["sheet", "inner"])
  }

  @Test(
    "each flow's lowest screen is what it has begun with, or what has been begun right beneath that",
    arguments: 0..<50)
  func bases(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let open = random(&generator)
    func first(_ isSo: (Screen) -> Bool) -> Int? { open.screens.firstIndex(where: isSo) }
    for flow in open.flows.indices {
      func isOwn(_ screen: Screen) -> Bool { screen.flow == flow }
      func isWithin(_ screen: Screen) -> Bool { open.flow(screen.flow, isWithin: flow) }
      func isPart(_ screen: Int) -> Bool {
        open.screens[screen].isClaimed && !open.screens[screen].isStack
          && isWithin(open.screens[screen])
      }
      var base = first { isOwn($0) && $0.isClaimed && !$0.isStack }
      if let own = base, open.screens[own].step != nil {
        base = (0...own).reversed().prefix(while: isPart).last
      }
      base = base ?? first { isOwn($0) && !$0.isStack } ?? first { isWithin($0) && !$0.isStack }
      base = base ?? first(isOwn) ?? first(isWithin)
      #expect(open.base(of: .flow(flow)) == open.flows[flow].carried ?? base)
    }
  }

  @Test("the index of a tree says of every flow what the tree says", arguments: 0..<50)
  func index(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let open = random(&generator)
    let found = WhereaboutsIndex(of: open)
    for flow in open.flows.indices {
      #expect(found.bases[flow] == open.base(of: .flow(flow)))
      #expect(found.inner[flow] == open.flows.indices.filter { open.flows[$0].parent == flow })
      #expect(
        found.steps[flow]
          == open.screens.indices.filter {
            open.screens[$0].flow == flow && open.screens[$0].step != nil
          })
    }
  }

  private func random(_ generator: inout SeededGenerator) -> Whereabouts {
    var open = Whereabouts()
    for index in 0..<20 {
      let parent = index == 0 ? nil : Int.random(in: 0..<index, using: &generator)
      let carried = Int.random(in: 0..<40, using: &generator)
      open.flows.append(
        Flow(
          parent: parent, name: "\(index)", step: nil, carried: carried < 20 ? carried : nil))
    }
    for index in 0..<20 {
      open.screens.append(
        Screen(
          flow: Int.random(in: 0..<20, using: &generator),
          isClaimed: Bool.random(using: &generator), name: "\(index)",
          step: Bool.random(using: &generator) ? "step" : nil,
          isStack: Bool.random(using: &generator)))
    }
    return open
  }
}
