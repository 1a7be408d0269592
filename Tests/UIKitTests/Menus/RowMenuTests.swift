import Testing
import UIKit

@MainActor @Suite("Context menus of rows and items") struct RowMenuTests {
  @Test("Holding a row opens the menu that the table's delegate gives, and tells it of the menu")
  func row() throws {
    let fixture = TableFixture([["A", "B"]])
    let delegate = RowMenus()
    fixture.table.delegate = delegate
    fixture.layOut()
    #expect(!fixture.table.userLongPressesRow(at: .row(1)))
    #expect(fixture.table.userLongPressesRow(at: .row(0)))
    let menu = try #require(fixture.stage.openMenu)
    #expect(menu.userTapsPreview())
    #expect(delegate.heard == ["willDisplay 0", "willPerform 0", "willEnd 0"])
    #expect(fixture.stage.openMenu == nil)
  }

  @Test("A table's interaction changes and closes the menu of a row")
  func interaction() throws {
    let fixture = TableFixture([["A"]])
    let delegate = RowMenus()
    fixture.table.delegate = delegate
    fixture.layOut()
    fixture.table.userLongPressesRow(at: .row(0))
    let interaction = try #require(fixture.table.contextMenuInteraction)
    #expect(interaction.menuAppearance == .rich)
    interaction.updateVisibleMenu { $0.replacingChildren([]) }
    #expect(fixture.stage.openMenu?.lines == [])
    interaction.dismissMenu()
    #expect(fixture.stage.openMenu == nil)
    fixture.table.delegate = nil
    #expect(fixture.table.contextMenuInteraction == nil)
  }

  @Test("A cell's own menu comes before the table's")
  func cell() throws {
    final class Own: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(title: "Own", children: [UIAction(title: "Turn") { _ in }])
        })
      }
    }
    let fixture = TableFixture([["A"]])
    let (delegate, own) = (RowMenus(), Own())
    fixture.table.delegate = delegate
    fixture.layOut()
    let cell = try #require(fixture.table.cellForRow(at: .row(0)))
    cell.addInteraction(UIContextMenuInteraction(delegate: own))
    #expect(fixture.table.userLongPressesRow(at: .row(0)))
    #expect(fixture.stage.openMenu?.title == "Own")
    #expect(delegate.heard.isEmpty)
  }

  @Test("Holding an item asks for its own menu, or for that of all that are selected with it")
  func items() throws {
    let fixture = CollectionFixture([["A", "B", "C"]])
    let delegate = ItemMenus()
    fixture.collection.delegate = delegate
    fixture.collection.allowsMultipleSelection = true
    fixture.layOut()
    for item in [0, 2] {
      fixture.collection.selectItem(at: .item(item), animated: false, scrollPosition: [])
    }
    #expect(fixture.collection.userLongPressesItem(at: .item(1)))
    #expect(delegate.asked == [.item(1)])
    #expect(fixture.collection.contextMenuInteraction?.menuAppearance == .compact)
    let menu = try #require(fixture.stage.openMenu)
    menu.userTapsBeside()
    #expect(fixture.collection.userLongPressesItem(at: .item(2)))
    #expect(delegate.asked == [.item(0), .item(2)])
    #expect(delegate.heard == ["willDisplay", "willEnd", "willDisplay"])
  }
}

/// Menus for the first row.
private final class RowMenus: NSObject, UITableViewDelegate {
  var heard: [String] = []

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.row == 0 else { return nil }
    return UIContextMenuConfiguration(
      identifier: "\(indexPath.row)" as NSString, previewProvider: { UIViewController() },
      actionProvider: { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) })
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("willDisplay \(configuration.identifier)") }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("willEnd \(configuration.identifier)") }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { heard.append("willPerform \(configuration.identifier)") }
}

private final class ItemMenus: NSObject, UICollectionViewDelegate {
  var asked: [IndexPath] = []
  var heard: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked = indexPaths
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Share") { _ in }])
    })
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("willDisplay") }
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { heard.append("willEnd") }
}
