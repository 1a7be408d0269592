/// One thing that an inspector shows.
package struct InspectorSection: Equatable, Sendable {
  /// Its identity on the page.
  package var name: String
  package var title: String
  package var content: Content
  /// Said below the title: what the content means, or how to get more of it.
  package var note: String
  package var buttons: [Button]
  package var files: [File]

  package enum Content: Equatable, Sendable {
    /// Each line with how deep it lies.
    case outline([Line])
    /// Numbered from one, oldest first. The page shows the last ones, newest first.
    case log([String], count: Int)
    /// Each is something to mend.
    case problems([String])
    case code(String)
    /// There is nothing, which these words say.
    case nothing(String)
  }

  package struct Line: Equatable, Sendable {
    package var depth: Int
    package var text: String
    /// It is what its parent shows, and not a part of it.
    package var isShown: Bool

    package init(depth: Int, text: String, isShown: Bool = false) {
      self.depth = depth
      self.text = text
      self.isShown = isShown
    }
  }

  package struct Button: Equatable, Sendable {
    /// What the inspector hears.
    package var name: String
    package var title: String

    package init(_ name: String, _ title: String) {
      self.name = name
      self.title = title
    }
  }

  /// Something to keep.
  package struct File: Equatable, Sendable {
    package var name: String
    package var title: String
    package var text: String

    package init(_ name: String, _ title: String, text: String) {
      self.name = name
      self.title = title
      self.text = text
    }
  }

  package init(
    _ name: String, _ title: String, _ content: Content, note: String = "",
    buttons: [Button] = [], files: [File] = []
  ) {
    self.name = name
    self.title = title
    self.content = content
    self.note = note
    self.buttons = buttons
    self.files = files
  }
}
