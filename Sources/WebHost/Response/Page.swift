package import AppHost
package import Foundation

/// A whole page: an app's screen as it is at the moment.
package struct Page: Sendable {
  /// The app's.
  package var name: String
  package var tree: AccessibilityTree
  package var version: Int
  package var revision: Int
  /// Whether the app is about to show something else. A page without the script then looks again.
  package var isBusy = false
  /// A word to the user: why nothing was done.
  package var notice: String?
  /// What the app asked to have opened elsewhere.
  package var link: URL?
  /// What the app wants to be read out.
  package var announcements: [String] = []
  package var width = App.Device.Width.compact
  /// What the browser's address bar is to say, where the app says so.
  package var address: String?

  var announcement: String? {
    announcements.isEmpty ? nil : announcements.joined(separator: " ")
  }

  package var title: String {
    let screen = tree.screen?.label ?? ""
    return screen.isEmpty || screen == name ? name : "\(screen) – \(name)"
  }

  package var document: HTMLDocument {
    HTMLDocument(
      title: title, isReloading: isBusy && !isBeingWrittenOn, script: .script,
      attributes: [
        "data-version": String(version), "data-revision": String(revision),
        "data-depth": String(tree.depth), "data-width": width.rawValue,
        "data-address": address,
      ],
      body: [
        .element(TreeMarkup(tree).root), field("revision", revision), field("version", version),
        status,
      ])
  }

  /// A word to the user, what is to be opened elsewhere, and what only those hear who have the page read out.
  private var status: HTML {
    var words = [notice.map { HTML.text($0) }, link.map { LinkMarkup($0).html }].compactMap { $0 }
    let isRead = words.isEmpty && announcement != nil
    if let read = announcement.map({ HTML.text($0) }) {
      words.append(isRead ? read : .element("span", ["class": "read"], [read]))
    }
    return .element(
      "div", ["id": "status", "class": isRead ? "read" : nil, "role": "status"], words)
  }

  /// Looking again would wipe what the user is writing.
  private var isBeingWrittenOn: Bool {
    tree.layers.last?.first { $0.actions.contains(.type) } != nil
  }

  /// Belongs to the form in use and stands outside of it, where patches do not come.
  private func field(_ name: String, _ value: Int) -> HTML {
    .element(
      "input",
      [
        "type": "hidden", "name": name, "value": String(value), "form": TreeMarkup(tree).formID,
      ])
  }
}
