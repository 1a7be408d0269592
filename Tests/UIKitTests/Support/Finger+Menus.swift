import UIKit

/// The menu on screen.
@MainActor struct SeenMenu {
  private let menu: OpenMenu

  init(_ menu: OpenMenu) { self.menu = menu }

  var title: String { menu.title }
  /// What it shows: titles, groups in brackets.
  var lines: [String] { menu.entries.map(text) }

  /// - Returns: whether the entry is there and answered.
  @discardableResult func userChooses(_ element: UIMenuElement) -> Bool {
    menu.userChoose(element)
  }
  @discardableResult func userTapsPreview() -> Bool { menu.userTapPreview() }
  func userTapsBeside() { menu.close() }

  private func text(_ entry: OpenMenu.Entry) -> String {
    switch entry {
    case .element(let element): element.title
    case .group(let title, let entries):
      "\(title)[\(entries.map(text).joined(separator: " "))]"
    case .loading: "…"
    }
  }
}
