import Testing
import UIKit

@MainActor @Suite("Menus") struct MenuTests {
  private func button(_ menu: UIMenu) -> UIButton {
    let button = UIButton()
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return button
  }

  /// What the open menu shows: titles, groups in brackets.
  private func shown(_ stage: ControlStage) -> [String] {
    stage.application.openMenu.map { $0.entries.map(text) } ?? []
  }

  private func text(_ entry: OpenMenu.Entry) -> String {
    switch entry {
    case .element(let element): element.title
    case .group(let title, let entries):
      "\(title)[\(entries.map(text).joined(separator: " "))]"
    case .loading: "…"
    }
  }

  @Test("A tap on a menu button opens the menu and is no tap; a choice runs when it has closed")
  func choice() {
    let log = Log()
    let copy = UIAction(title: "Copy") { action in
      log.note("copy, \(action.sender is UIButton)")
    }
    let gone = UIAction(title: "Gone", attributes: .disabled) { _ in log.note("gone") }
    let button = button(UIMenu(children: [copy, gone]))
    let stage = ControlStage(button)
    button.addAction(log.action("tap"), for: .touchUpInside)
    button.addAction(log.action("menu"), for: .menuActionTriggered)
    button.userTap()
    #expect(log.lines == ["menu"])
    #expect(button.isHeld)
    #expect(shown(stage) == ["Copy", "Gone"])
    let menu = stage.application.openMenu
    #expect(menu?.userChoose(gone) == false)
    #expect(menu?.userChoose(log.action("stranger")) == false)
    #expect(menu?.userChoose(copy) == true)
    #expect(log.lines == ["menu", "copy, true"])
    #expect(stage.application.openMenu == nil)
    #expect(menu?.userChoose(copy) == false)
  }

  @Test("An action that keeps its menu open runs at once")
  func keptOpen() {
    let log = Log()
    let more = UIAction(title: "More", attributes: .keepsMenuPresented) { _ in log.note("more") }
    let button = button(UIMenu(children: [more]))
    let stage = ControlStage(button)
    button.userTap()
    stage.application.openMenu?.userChoose(more)
    stage.application.openMenu?.userChoose(more)
    #expect(log.lines == ["more", "more"])
    #expect(stage.application.openMenu != nil)
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
    let stage = ControlStage(button)
    button.userTap()
    #expect(shown(stage) == ["Submenu", "Sort[Name Date]"])
    #expect(stage.application.openMenu?.userChoose(inner) == false)
    #expect(stage.application.openMenu?.userChoose(submenu) == true)
    #expect(stage.application.openMenu?.title == "Submenu")
    #expect(shown(stage) == ["Inner"])
    #expect(stage.application.openMenu?.userChoose(inner) == true)
    #expect(stage.application.openMenu == nil)
  }

  @Test("One entry at a time is on where the menu says so")
  func singleSelection() {
    let small = UIAction(title: "Small", state: .on) { _ in }
    let large = UIAction(title: "Large") { _ in }
    let bold = UIAction(title: "Bold", state: .on) { _ in }
    let sizes = UIMenu(options: [.displayInline, .singleSelection], children: [small, large])
    let button = button(UIMenu(children: [sizes, bold]))
    let stage = ControlStage(button)
    button.userTap()
    stage.application.openMenu?.userChoose(large)
    #expect([small, large, bold].map(\.state) == [.off, .on, .on])
  }

  @Test("A pop-up button reads what was chosen in it, at first its first entry")
  func popUp() {
    let small = UIAction(title: "Small") { _ in }
    let large = UIAction(title: "Large") { _ in }
    let button = button(UIMenu(children: [small, large]))
    button.changesSelectionAsPrimaryAction = true
    let stage = ControlStage(button)
    #expect(button.shownTitle == "Small")
    button.userTap()
    #expect(!button.isSelected)
    stage.application.openMenu?.userChoose(large)
    #expect(button.shownTitle == "Large")
    button.userTap()
    stage.application.openMenu?.userChoose(small)
    #expect(button.shownTitle == "Small")
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
    let stage = ControlStage(button)
    #expect(asked == 0)
    button.userTap()
    #expect(shown(stage) == ["…", "asked 1"])
    let late = UIAction(title: "late") { _ in }
    #expect(stage.changes { answers[0]([late]) })
    #expect(shown(stage) == ["late", "asked 1"])
    stage.application.openMenu?.userChoose(late)
    button.userTap()
    #expect(shown(stage) == ["late", "asked 2"])
    #expect(answers.count == 1)
  }

  @Test("A menu closes when what it belongs to leaves the screen")
  func anchor() {
    let button = button(UIMenu(children: [UIAction(title: "Copy") { _ in }]))
    let stage = ControlStage(button)
    button.userTap()
    #expect(stage.application.openMenu != nil)
    button.removeFromSuperview()
    #expect(stage.application.openMenu == nil)
  }

  @Test("A button opens its menu on a long press, and taps as ever, unless the menu comes first")
  func secondary() {
    let log = Log()
    let button = UIButton(primaryAction: log.action("tap"))
    let stage = ControlStage(button)
    #expect(!button.userLongPress())
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    button.userTap()
    #expect(log.lines == ["tap"])
    #expect(button.userLongPress())
    #expect(shown(stage) == ["Copy"])
    button.menu = nil
    #expect(!button.userLongPress())
  }

  @Test("A bar item's menu opens on a tap if it has no action, else on a long press")
  func barItem() {
    var sender: UIBarButtonItem?
    let action = UIAction(title: "Delete") { sender = $0.sender as? UIBarButtonItem }
    let item = UIBarButtonItem(
      title: "…", menu: UIMenu(children: [UIMenu(options: .displayInline, children: [action])]))
    let stage = ControlStage()
    #expect(stage.run { item.userTap() })
    stage.application.openMenu?.userChoose(action)
    #expect(sender === item)
    let log = Log()
    item.primaryAction = log.action("tap")
    #expect(stage.run { item.userTap() })
    #expect(log.lines == ["tap"])
    #expect(stage.application.openMenu == nil)
    #expect(stage.run { item.userLongPress() })
    #expect(stage.application.openMenu != nil)
  }
}
