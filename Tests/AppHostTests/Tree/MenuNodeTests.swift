import AppHost
import Testing
import UIKit

/// A menu is a layer of its own.
@MainActor struct MenuNodeTests {
  private func menuButton(_ menu: UIMenu) -> UIButton {
    let button = UIButton(configuration: .plain())
    button.setTitle("More", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return button
  }

  @Test func `a menu lies over the rest, and its entries can be tapped`() throws {
    var chosen: [String] = []
    let menu = UIMenu(
      title: "Photo",
      children: [
        UIAction(title: "Share", subtitle: "with friends") { _ in chosen.append("share") },
        UIAction(title: "Favourite", state: .on) { _ in },
        UIAction(title: "Edit", attributes: .disabled) { _ in },
        UIAction(title: "Delete", attributes: .destructive) { _ in },
      ])
    let stage = try Stage { $0.add(menuButton(menu)) }
    #expect(stage.tap("More") == .performed)
    #expect(stage.tree.layers.map(\.role) == [.window, .menu])
    let layer = try #require(stage.tree.layers.last)
    #expect(layer.label == "Photo")
    #expect(layer.children.map(\.role) == [.menuItem, .menuItem, .menuItem, .menuItem])
    #expect(layer.children.map(\.state) == [[], .selected, .disabled, .destructive])
    #expect(layer.children.map(\.actions) == [[.tap], [.tap], [], [.tap]])
    #expect(stage.node("Share")?.value == "with friends")
    #expect(stage.node("More")?.actions == [])
    #expect(stage.tree.wayBack == .swipeDown)
    #expect(stage.tree.depth == 1)
    #expect(stage.tree.screen?.label == "Home")
    #expect(stage.tap("Share") == .performed)
    #expect(chosen == ["share"])
    #expect(stage.tree.layers.map(\.role) == [.window])
    #expect(stage.tree.depth == 0)
  }

  @Test func `a tap beside a menu closes it`() throws {
    let menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    let stage = try Stage { $0.add(menuButton(menu)) }
    stage.tap("More")
    #expect(stage.perform(.swipeDown(.begin)) == .refused(.noWayBack))
    #expect(stage.perform(.swipeBack(.whole)) == .refused(.noWayBack))
    #expect(stage.perform(.swipeDown(.whole)) == .performed)
    #expect(stage.tree.layers.count == 1)
    stage.tap("More")
    #expect(stage.perform(.goBack) == .performed)
    #expect(stage.tree.layers.count == 1)
  }

  @Test func `a submenu takes the menu's place`() throws {
    let submenu = UIMenu(title: "Sort", children: [UIAction(title: "By name") { _ in }])
    let stage = try Stage { $0.add(menuButton(UIMenu(children: [submenu]))) }
    stage.tap("More")
    let before = try #require(stage.tree.layers.last?.children.first)
    #expect(before.state == .disclosing)
    #expect(stage.tap("Sort") == .performed)
    let layer = try #require(stage.tree.layers.last)
    #expect(layer.label == "Sort")
    #expect(layer.children.map(\.label) == ["By name"])
    #expect(layer.children.first?.id != before.id)
    #expect(stage.tap("By name") == .performed)
    #expect(stage.tree.layers.count == 1)
  }

  @Test func `entries that belong together are a group, and those to come are loading`() throws {
    let inline = UIMenu(
      title: "Size", options: .displayInline, children: [UIAction(title: "Small") { _ in }])
    var answer: (([UIMenuElement]) -> Void)?
    let deferred = UIDeferredMenuElement { answer = $0 }
    let stage = try Stage { $0.add(menuButton(UIMenu(children: [inline, deferred]))) }
    stage.tap("More")
    #expect(stage.node("Size")?.role == .group)
    #expect(stage.node("Size")?.children.map(\.label) == ["Small"])
    #expect(stage.node("Loading")?.state == .busy)
    answer?([UIAction(title: "Now here") { _ in }])
    #expect(stage.node("Loading") == nil)
    #expect(stage.node("Now here")?.role == .menuItem)
  }

  @Test func `a view with a context menu is held`() throws {
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        let photo = UIViewController()
        photo.title = "Photo"
        return UIContextMenuConfiguration(
          previewProvider: { photo },
          actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
      }
    }
    let delegate = Delegate()
    let stage = try Stage {
      $0.text("Picture").addInteraction(UIContextMenuInteraction(delegate: delegate))
    }
    // A label takes no touches unless it is told to.
    #expect(stage.node("Picture")?.actions == [])
    stage.root.column.arrangedSubviews.first?.isUserInteractionEnabled = true
    let node = try #require(stage.node("Picture"))
    #expect(node.actions == [.longPress])
    #expect(stage.perform(.longPress(node.id)) == .performed)
    #expect(stage.tree.layers.last?.children.map(\.role) == [.tappable, .menuItem])
    #expect(stage.tap("Photo") == .performed)
    #expect(stage.tree.layers.count == 1)
  }

  @Test func `a bar item's menu opens on a tap, or besides its action`() throws {
    let menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    let stage = try Stage()
    stage.root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Menu", menu: menu),
      UIBarButtonItem(title: "Both", primaryAction: UIAction(title: "Both") { _ in }, menu: menu),
    ]
    #expect(stage.node("Menu")?.actions == [.tap])
    #expect(stage.tap("Menu") == .performed)
    #expect(stage.node("Share")?.role == .menuItem)
    stage.perform(.swipeDown(.whole))
    let both = try #require(stage.node("Both"))
    #expect(both.actions == [.tap, .longPress])
    #expect(stage.tap("Both") == .performed)
    #expect(stage.tree.layers.count == 1)
    #expect(stage.perform(.longPress(both.id)) == .performed)
    #expect(stage.tree.layers.last?.role == .menu)
    stage.root.push(Screen("Next"))
    #expect(stage.tree.layers.count == 1)
  }

  @Test func `a menu tells what it comes from, and that has no second way to it`() throws {
    let menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
    let stage = try Stage { screen in
      screen.add(menuButton(menu))
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Bar", menu: menu)
    }
    for label in ["More", "Bar"] {
      let button = try #require(stage.node(label))
      #expect(button.actions == [.tap])
      stage.tap(label)
      #expect(stage.tree.layers.last?.origin == button.id)
      stage.perform(.goBack)
    }
  }

  @Test func `a popover tells what it comes from, where that is something to tap`() throws {
    let screen = Screen("Home") { $0.button("Info") }
    let stage = try Stage(
      root: UINavigationController(rootViewController: screen), screen: screen, width: .regular)
    func present(from view: UIView) {
      let popover = Screen("Popover")
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = view
      stage.root.present(popover, animated: false)
    }
    present(from: try #require(stage.root.column.arrangedSubviews.first))
    #expect(stage.tree.layers.last?.origin == stage.node("Info")?.id)
    stage.root.dismiss(animated: false)
    present(from: stage.root.view)
    #expect(stage.tree.layers.last?.label == "Popover")
    #expect(stage.tree.layers.last?.origin == nil)
  }
}
