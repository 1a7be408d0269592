import Testing
import UIKit

@MainActor @Suite("Bar button items") struct BarButtonItemTests {
  @Test("A tap runs the primary action with the item as its sender")
  func tap() {
    var sender: UIBarButtonItem?
    let item = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { sender = $0.sender as? UIBarButtonItem })
    #expect(item.userTaps())
    #expect(sender === item)
  }

  @Test("A disabled or hidden item does not answer, nor does a space or a custom view")
  func refusal() {
    let log = Log()
    let item = UIBarButtonItem(title: "Buy", primaryAction: log.action("tap"))
    item.isEnabled = false
    #expect(!item.userTaps())
    item.isEnabled = true
    item.isHidden = true
    #expect(!item.userTaps())
    #expect(!UIBarButtonItem.flexibleSpace().userTaps())
    #expect(!UIBarButtonItem(customView: UIView()).userTaps())
    #expect(log.lines.isEmpty)
  }

  @Test("An action gives an item its title and image, but not a system item")
  func titles() {
    let action = UIAction(title: "Sign In", image: UIImage(systemName: "person")) { _ in }
    #expect(UIBarButtonItem(primaryAction: action).title == "Sign In")
    #expect(UIBarButtonItem(primaryAction: action).image == UIImage(systemName: "person"))
    #expect(UIBarButtonItem(title: "Log In", primaryAction: action).title == "Log In")
    let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: action)
    #expect(cancel.title == nil)
    #expect(cancel.seenTitle == "Cancel")
    let item = UIBarButtonItem(primaryAction: action)
    item.primaryAction = nil
    #expect(item.title == "Sign In")
  }

  @Test(
    "A system item reads what a user would hear",
    arguments: [
      (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"),
      (.save, "Save"), (.add, "Add"), (.close, "Close"), (.action, "Share"), (.trash, "Delete"),
    ])
  func systemTitles(item: UIBarButtonItem.SystemItem, title: String) {
    #expect(UIBarButtonItem(systemItem: item).seenTitle == title)
  }

  @Test("Whoever shows the item hears of each visible change")
  func changes() {
    let item = UIBarButtonItem(title: "Buy")
    var count = 0
    item.seesChange { count += 1 }
    let changes: [(UIBarButtonItem) -> Void] = [
      { $0.title = "Bought" }, { $0.isEnabled = false }, { $0.isHidden = true },
      { $0.image = UIImage(systemName: "cart") }, { $0.tintColor = .systemRed },
      { $0.style = .done }, { $0.customView = UIView() }, { $0.menu = UIMenu() },
      { $0.primaryAction = nil }, { $0.accessibilityLabel = "x" },
      { $0.accessibilityIdentifier = "buy" },
    ]
    for change in changes {
      count = 0
      change(item)
      #expect(count > 0)
    }
  }

  @Test("An item that names the way back needs no target")
  func backItem() {
    let item = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    #expect(item.title == "Back")
    #expect(item.target == nil)
    #expect(item.userTaps())
  }

  @Test("A target is not retained")
  func target() {
    let item: UIBarButtonItem
    do {
      let target = NSObject()
      item = UIBarButtonItem(title: "x", style: .done, target: target, action: nil)
      #expect(item.target === target)
    }
    #expect(item.target == nil)
  }

  @Test("Spaces keep their width")
  func spaces() {
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.flexibleSpace().width == 0)
  }
}
