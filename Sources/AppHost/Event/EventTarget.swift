import UIKit

/// What a node stands for. Held weakly: a tree that nobody has replaced yet keeps nothing alive.
struct EventTarget {
  enum Part {
    case control, field, barItem, backButton, list
    case row(IndexPath)
    /// A button that a row has besides what it shows.
    case rowButton(IndexPath, RowButton)
    /// An action of a swipe, counted from the edge that the swipe uncovers.
    case swipeAction(IndexPath, isLeading: Bool, index: Int)
    /// A segment of a segmented control, a button of a stepper.
    case part(Int)
    case option(component: Int, row: Int)
    case link(NSRange)
    case clearButton
    case menuItem(UIMenuElement)
    case menuPreview
    /// A view that hears gestures.
    case view
    case tab(Int)
    case scope(Int)
    case searchSuggestion(Int)
    case searchButton(UISearchBar.Button)
    case pages
    /// By its place among the alert's actions, of which none is ever taken away.
    case alertAction(Int)
    /// A sheet that rests at several heights.
    case layer
  }

  let part: Part
  weak var object: NSObject?

  init(_ part: Part, _ object: NSObject) {
    self.part = part
    self.object = object
  }
}
