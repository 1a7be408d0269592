import UIKit

/// The menu on screen, which public API does not show.
@MainActor struct SeenMenu {
  var title: String { cannotDo("") }
  var lines: [String] { cannotDo([]) }
  @discardableResult func userChooses(_ element: UIMenuElement) -> Bool { cannotDo(false) }
  @discardableResult func userTapsPreview() -> Bool { cannotDo(false) }
  func userTapsBeside() { cannotDo(()) }
}
