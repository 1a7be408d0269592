/// One thing that a random user or program does. Which screen or flow it is about is told by numbers
/// that are taken modulo what is there: so any part of a script is a script.
struct FuzzStep: CustomStringConvertible {
  enum Kind: Int, CaseIterable {
    case beginPushed, beginPresented, beginPlainly
    /// In or over whatever there is, be that covered, or about to be left.
    case beginAfar
    case show, pushDirectly, present, presentDirectly
    case finish, cancel, report, goBack, dropChild, choosePolicy
    case popTo, popToRoot, set, dismiss
    case beginTabs, beginInTab, addPlainTab, selectTab, removeTab, tapTab
    case beginPages, turnPage, swipePage, ownPage
    case beginColumns, showColumn, hideColumn, exchangeColumn, resize
    case beginRoot, exchangeRoot
    case holdFlow, answer, openLink, openLinkAndBegin, openLinkAndShow, openPlace, takeStep
    case openLinkThatFails, openLinkAfar
    case restore
    case back, swipeBack, swipeDown, putFingerOnStack, putFingerOnSheet, putFingerOnPage, letGo
    case cancelTask, pass, settle

    /// Whether the program itself tells UIKit what to show: it may do what UIKit warns of.
    var isDirect: Bool {
      switch self {
      case .beginPlainly, .pushDirectly, .presentDirectly, .popTo, .popToRoot, .set, .dismiss,
        .addPlainTab,
        .selectTab, .removeTab, .turnPage, .showColumn, .hideColumn, .exchangeColumn,
        .exchangeRoot:
        true
      default: false
      }
    }
  }

  let kind: Kind
  let one: Int
  let other: Int
  let isAnimated: Bool

  /// - Parameter hasDirect: whether it may be one of the program's own.
  init(using generator: inout some RandomNumberGenerator, hasDirect: Bool = true) {
    // Coming is as likely as going.
    let all: [Kind] =
      Kind.allCases + [
        .beginPushed, .beginPushed, .beginPresented, .show, .pass, .settle, .settle,
      ]
    let kinds = hasDirect ? all : all.filter { !$0.isDirect }
    kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
    one = Int.random(in: 0..<1000, using: &generator)
    other = Int.random(in: 0..<1000, using: &generator)
    isAnimated = Bool.random(using: &generator)
  }

  /// What `description` says.
  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count >= 3, let kind = Kind.allCases.first(where: { "\($0)" == words[0] }),
      let one = Int(words[1]), let other = Int(words[2])
    else { return nil }
    self.kind = kind
    self.one = one
    self.other = other
    isAnimated = words.count > 3
  }

  /// Whether the user waits until nothing moves, so that what comes of it is known.
  var isTakenAtRest: Bool {
    switch kind {
    case .back, .swipeBack, .swipeDown, .tapTab: other % 4 == 0
    case .openLink, .openLinkAfar, .openPlace: isAnimated
    case .openLinkThatFails: true
    case .openLinkAndBegin, .openLinkAndShow: other % 2 == 0
    default: false
    }
  }

  var description: String { "\(kind) \(one) \(other)\(isAnimated ? " animated" : "")" }
}

/// The same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
