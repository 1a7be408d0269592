import Testing
import UIKit

@MainActor @Suite("Menus") struct MenuTests {
  private func button(_ menu: UIMenu) -> UIButton {
    let button = UIButton()
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return button
  }

  /// What the open menu shows.
  private func shown(_ stage: Stage) -> [String] {
    stage.openMenu?.lines ?? []
  }

  @Test("A tap on a menu button opens the menu and is no tap; a choice runs when it has closed")
  func choice() {
    let log = Log()
    let copy = UIAction(title: "Copy") { action in
      log.note("copy, \(action.sender is UIButton)")
    }
    let gone = UIAction(title: "Gone", attributes: .disabled) { _ in log.note("gone") }
    let button = button(UIMenu(children: [copy, gone]))
    let stage = Stage(showing: button)
    button.addAction(log.action("tap"), for: .touchUpInside)
    button.addAction(log.action("menu"), for: .menuActionTriggered)
    button.userTaps()
    #expect(log.lines == ["menu"])
    #expect(button.isHeld)
    #expect(shown(stage) == ["Copy", "Gone"])
    let menu = stage.openMenu
    #expect(menu?.userChooses(gone) == false)
    #expect(menu?.userChooses(log.action("stranger")) == false)
    #expect(menu?.userChooses(copy) == true)
    #expect(log.lines == ["menu", "copy, true"])
    #expect(stage.openMenu == nil)
    #expect(menu?.userChooses(copy) == false)
  }

  @Test("An action that keeps its menu open runs at once")
  func keptOpen() {
    let log = Log()
    let more = UIAction(title: "More", attributes: .keepsMenuPresented) { _ in log.note("more") }
    let button = button(UIMenu(children: [more]))
    let stage = Stage(showing: button)
    button.userTaps()
    stage.openMenu?.userChooses(more)
    stage.openMenu?.userChooses(more)
    #expect(log.lines == ["more", "more"])
    #expect(stage.openMenu != nil)
  }

  @Test(
    "A submenu opens in place of its menu; one shown inline is a group; hidden ones are not there")
  func nesting() {
    let inner = UIAction(title: "Inner") { _ in }
    let submenu = UIMenu(title: "Submenu", children: [inner])
    let inline = UIMenu(
      title: "Sort", options: .displayInline,
      children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date") { _ in }])
    let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
    let button = button(UIMenu(title: "Menu", children: [submenu, inline, hidden]))
    let stage = Stage(showing: button)
    button.userTaps()
    #expect(shown(stage) == ["Submenu", "Sort[Name Date]"])
    #expect(stage.openMenu?.userChooses(inner) == false)
    #expect(stage.openMenu?.userChooses(submenu) == true)
    #expect(stage.openMenu?.title == "Submenu")
    #expect(shown(stage) == ["Inner"])
    #expect(stage.openMenu?.userChooses(inner) == true)
    #expect(stage.openMenu == nil)
  }

  @Test("One entry at a time is on where the menu says so")
  func singleSelection() {
    let small = UIAction(title: "Small", state: .on) { _ in }
    let large = UIAction(title: "Large") { _ in }
    let bold = UIAction(title: "Bold", state: .on) { _ in }
    let sizes = UIMenu(options: [.displayInline, .singleSelection], children: [small, large])
    let button = button(UIMenu(children: [sizes, bold]))
    let stage = Stage(showing: button)
    button.userTaps()
    stage.openMenu?.userChooses(large)
    #expect([small, large, bold].map(\.state) == [.off, .on, .on])
  }

  @Test("A pop-up button reads what was chosen in it, at first its first entry")
  func popUp() {
    let small = UIAction(title: "Small") { _ in }
    let large = UIAction(title: "Large") { _ in }
    let button = button(UIMenu(children: [small, large]))
    button.changesSelectionAsPrimaryAction = true
    let stage = Stage(showing: button)
    #expect(button.seenTitle == "Small")
    button.userTaps()
    #expect(!button.isSelected)
    stage.openMenu?.userChooses(large)
    #expect(button.seenTitle == "Large")
    button.userTaps()
    stage.openMenu?.userChooses(small)
    #expect(button.seenTitle == "Small")
    #expect(large.state == .off)
  }

  @Test("Deferred entries are asked for when the menu opens, once or each time")
  func deferred() {
    var answers: [([UIMenuElement]) -> Void] = []
    var asked = 0
    let cached = UIDeferredMenuElement { answers.append($0) }
    let uncached = UIDeferredMenuElement.uncached { answer in
      asked += 1
      answer([UIAction(title: "asked \(asked)") { _ in }])
    }
    let button = button(UIMenu(children: [cached, uncached]))
    let stage = Stage(showing: button)
    #expect(asked == 0)
    button.userTaps()
    #expect(shown(stage) == ["…", "asked 1"])
    let late = UIAction(title: "late") { _ in }
    #expect(stage.changes { answers[0]([late]) })
    #expect(shown(stage) == ["late", "asked 1"])
    stage.openMenu?.userChooses(late)
    button.userTaps()
    #expect(shown(stage) == ["late", "asked 2"])
    #expect(answers.count == 1)
  }

  @Test("A menu closes when what it belongs to leaves the screen")
  func anchor() {
    let button = button(UIMenu(children: [UIAction(title: "Copy") { _ in }]))
    let stage = Stage(showing: button)
    button.userTaps()
    #expect(stage.openMenu != nil)
    button.removeFromSuperview()
    #expect(stage.openMenu == nil)
  }

  @Test("A button opens its menu on a long press, and taps as ever, unless the menu comes first")
  func secondary() {
    let log = Log()
    let button = UIButton(primaryAction: log.action("tap"))
    let stage = Stage(showing: button)
    #expect(!button.userLongPresses())
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    button.userTaps()
    #expect(log.lines == ["tap"])
    #expect(button.userLongPresses())
    #expect(shown(stage) == ["Copy"])
    button.menu = nil
    #expect(!button.userLongPresses())
  }

  @Test("A bar item's menu opens on a tap if it has no action, else on a long press")
  func barItem() {
    var sender: UIBarButtonItem?
    let action = UIAction(title: "Delete") { sender = $0.sender as? UIBarButtonItem }
    let item = UIBarButtonItem(
      title: "…", menu: UIMenu(children: [UIMenu(options: .displayInline, children: [action])]))
    let stage = Stage()
    #expect(stage.run { item.userTaps() })
    stage.openMenu?.userChooses(action)
    #expect(sender === item)
    let log = Log()
    item.primaryAction = log.action("tap")
    #expect(stage.run { item.userTaps() })
    #expect(log.lines == ["tap"])
    #expect(stage.openMenu == nil)
    #expect(stage.run { item.userLongPresses() })
    #expect(stage.openMenu != nil)
  }
}
