import AppHost
import Testing
import UIKit

/// Texts of several lines, what stands within a field, and lists that are pulled.
@MainActor struct TextNodeTests {
  @Test func `a text view is written into`() throws {
    let textView = UITextView()
    textView.accessibilityLabel = "Notes"
    let stage = try Stage { $0.add(textView) }
    let node = try #require(stage.node("Notes"))
    #expect(node.role == .textView)
    #expect(node.actions == [.type])
    #expect(node.field?.isMultiline == true)
    #expect(stage.perform(.type(node.id, text: "one\ntwo")) == .performed)
    #expect(textView.text == "one\ntwo")
    #expect(stage.node("Notes")?.value == "one\ntwo")
    #expect(stage.node("Notes")?.state == .focused)
  }

  @Test func `a text to read has links and is not written into`() throws {
    let textView = UITextView()
    textView.isEditable = false
    let text = NSMutableAttributedString(string: "Read the terms.")
    text.addAttribute(
      .link, value: "https://example.com",
      range: NSRange(location: 9, length: 5))
    textView.attributedText = text
    let stage = try Stage { $0.add(textView) }
    let link = try #require(stage.node("terms"))
    #expect(link.role == .link)
    #expect(link.value == "https://example.com")
    #expect(stage.tap("terms") == .performed)
    #expect(stage.tree.root.first { $0.role == .textView }?.actions == [])
  }

  @Test func `a field shows its side views, and a button that clears it`() throws {
    let eye = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Show") { _ in })
    let field = UITextField()
    field.placeholder = "Password"
    field.rightView = eye
    let stage = try Stage { $0.add(field) }
    #expect(stage.node("Show") == nil)
    field.rightViewMode = .always
    #expect(stage.node("Password")?.children.map(\.label) == ["Show"])
    #expect(stage.tap("Show") == .performed)
    field.clearButtonMode = .always
    #expect(stage.node("Clear text") == nil)
    field.text = "secret"
    #expect(stage.node("Password")?.children.map(\.label) == ["Clear text"])
    #expect(stage.tap("Clear text") == .performed)
    #expect(field.text == "")
  }

  @Test func `U8 a list that can be pulled says so, and is busy until that has ended`() throws {
    let shelf = Shelf(["a"])
    let control = UIRefreshControl()
    var loads = 0
    control.addAction(UIAction { _ in loads += 1 }, for: .valueChanged)
    shelf.refreshControl = control
    let stage = try Stage()
    stage.root.push(shelf, animated: false)
    let list = try #require(stage.tree.root.first { $0.role == .list })
    #expect(list.actions == [.refresh])
    #expect(stage.perform(.refresh(list.id)) == .performed)
    #expect(loads == 1)
    let busy = try #require(stage.tree[list.id])
    #expect(busy.state == .busy)
    #expect(busy.actions == [])
    control.endRefreshing()
    #expect(stage.tree[list.id]?.state == [])
  }

  @Test func `U8 a scroll view that can be pulled is a group that says so`() throws {
    let scrollView = UIScrollView()
    let label = UILabel()
    label.text = "News"
    scrollView.addSubview(label)
    let stage = try Stage { $0.add(scrollView) }
    #expect(stage.tree.root.first { $0.actions.contains(.refresh) } == nil)
    scrollView.refreshControl = UIRefreshControl()
    let group = try #require(stage.tree.root.first { $0.actions.contains(.refresh) })
    #expect(group.role == .group)
    #expect(group.children.map(\.label) == ["News"])
    #expect(stage.perform(.refresh(group.id)) == .performed)
    #expect(scrollView.refreshControl?.isRefreshing == true)
  }
}
