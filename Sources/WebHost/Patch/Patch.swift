package import AppHost

/// What a browser needs to go from the page it has to the page of now.
package struct Patch: Equatable, Sendable {
  /// The version that the operations start from; nil where they replace everything.
  package var from: Int?
  package var to: Int
  package var revision: Int
  package var depth: Int
  package var title: String
  package var transition: ScreenChange.Transition
  package var focus: String?
  package var operations: [PatchOperation]
  /// A word to the user, as HTML: why nothing was done.
  package var notice: String?
  /// What is to be opened elsewhere, as HTML.
  package var link: String?
  package var address: String?
  /// What is to be read out, as HTML.
  package var announcement: String?

  /// - Parameter former: what the browser has, if it is still known.
  package init(from former: SentPages.Entry?, to page: Page, typed: Set<NodeID> = []) {
    let root = TreeMarkup(page.tree).root
    if let former {
      let change = ScreenChange(from: former.tree, to: page.tree, typed: typed)
      from = former.version
      operations = HTMLDiff.operations(from: TreeMarkup(former.tree).root, to: root)
      transition = change.transition
      focus = change.focus
    } else {
      operations = [.replace(id: TreeMarkup.rootID, with: root)]
      transition = .none
      focus = TreeMarkup.headingID(of: page.tree)
    }
    to = page.version
    revision = page.revision
    depth = page.tree.depth
    title = page.title
    address = page.address
    notice = page.notice.map { HTML.text($0).rendered }
    link = page.link.map { LinkMarkup($0).html.rendered }
    announcement = page.announcement.map { HTML.text($0).rendered }
  }
}

extension Patch: Encodable {}
