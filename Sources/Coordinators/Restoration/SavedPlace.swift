public import UIKit

/// A flow, or a screen that has a step, as it is kept: what led to it, what is written in it, and what
/// has been opened from it.
public struct SavedPlace: Hashable, Sendable {
  /// The type of the coordinator or screen: for people, and for flows that have no step.
  public var name: String
  /// How it is made again; nil for a flow that its parent starts by itself.
  public var step: LinkStep?
  /// Whether it is a flow, and not a screen.
  public var isFlow: Bool
  /// What a `DraftKeeping` coordinator keeps, as JSON.
  public var draft: Data?
  /// In each of the flow's tab bars and split views, which tab or column is on top; those are counted as in `SavedTab`.
  /// Nil where columns lie side by side, and where it is a column that a place lies in.
  public var chosenTabs: [Int?]
  /// In each of those, the `order` of the lowest place that lies in what is on top; nil where none does. By
  /// it a tab or a column is found again. Where that place is left out, the tab on top is the one that is counted the same,
  /// unless another place is in that.
  public var chosenPlaces: [Int?] = []
  /// The tabs and columns, of the flow that it has been opened in, in which it lies over others, the outermost first:
  /// they are gone to before its step is taken.
  public var tabs: [SavedTab] = []
  /// What lies beneath first.
  public var children: [SavedPlace]
  /// How it lies among all places of the tree: those with a lower number beneath. Nil where that is as
  /// the tree says, a place after what it was opened from and all that was opened before it.
  public var order: Int?
  /// How it comes in the `childCoordinators` of the flow that it runs within: before those with a higher number. Nil for
  /// a screen.
  public var childOrder: Int?
  /// How much of what is in it this version cannot read.
  public internal(set) var unreadable = 0

  /// What else it is counts as it is by itself: beneath nothing, in no tab.
  public init(
    _ name: String, step: LinkStep? = nil, isFlow: Bool, draft: Data? = nil,
    chosenTabs: [Int?] = [], children: [SavedPlace] = []
  ) {
    self.name = name
    self.step = step
    self.isFlow = isFlow
    self.draft = draft
    self.chosenTabs = chosenTabs
    self.children = children
  }

  /// What it is called where it is left out.
  var label: String { step.map { "\($0)" } ?? name }
}

extension SavedPlace {
  /// Only the way to some of the places within it, and those whole.
  ///
  /// - Parameter routes: a route is the indices of children, from here on.
  func pruned(to routes: [ArraySlice<Int>]) -> SavedPlace {
    if routes.contains(where: \.isEmpty) { return self }
    var pruned = SavedPlace(name, step: step, isFlow: isFlow)
    pruned.order = order
    pruned.childOrder = childOrder
    pruned.tabs = tabs
    pruned.children = children.indices.compactMap { index in
      let inner = routes.filter { $0.first == index }.map { $0.dropFirst() }
      return inner.isEmpty ? nil : children[index].pruned(to: inner)
    }
    return pruned
  }
}
