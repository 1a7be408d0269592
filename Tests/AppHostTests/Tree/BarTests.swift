import AppHost
import Testing
import UIKit

@MainActor struct BarTests {
  private func bar(_ stage: Stage) -> [AccessibilityNode] {
    stage.tree.root.first { $0.role == .navigationBar }?.children ?? []
  }

  @Test func `it reads from left to right`() throws {
    let stage = try Stage { screen in
      @MainActor func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(primaryAction: UIAction(title: title) { _ in })
      }
      screen.navigationItem.leftBarButtonItem = item("Left")
      screen.navigationItem.rightBarButtonItems = [item("Edge"), item("Inner")]
      screen.navigationItem.prompt = "Prompt"
    }
    #expect(bar(stage).map(\.label) == ["Left", "Home", "Prompt", "Inner", "Edge"])
    #expect(bar(stage).map(\.role) == [.button, .title, .prompt, .button, .button])
  }

  @Test func `the back button is called after the screen below`() throws {
    let stage = try Stage()
    #expect(bar(stage).contains { $0.role == .backButton } == false)
    stage.root.push(Screen("Second"))
    stage.clock.runUntilIdle()
    #expect(bar(stage).map(\.role) == [.backButton, .title])
    #expect(bar(stage).first?.label == "Home")
    #expect(bar(stage).first?.actions == [.tap])
  }

  @Test func `an item tells its state`() throws {
    let stage = try Stage { screen in
      let off = UIBarButtonItem(primaryAction: UIAction(title: "Off") { _ in })
      off.isEnabled = false
      let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
      screen.navigationItem.rightBarButtonItems = [done, off]
    }
    #expect(stage.node("Off")?.state == .disabled)
    #expect(stage.node("Off")?.actions == [])
    #expect(stage.node("Done")?.actions == [.tap])
    #expect(stage.node("Done")?.state == .prominent)
  }

  @Test func `a hidden bar is not there`() throws {
    let stage = try Stage()
    stage.root.navigationController?.isNavigationBarHidden = true
    #expect(bar(stage) == [])
    #expect(stage.tree.screen?.label == "Home")
  }

  @Test func `what changes is seen at once`() throws {
    let stage = try Stage()
    stage.root.title = "Other"
    #expect(stage.tree.screen?.label == "Other")
    #expect(bar(stage).map(\.label) == ["Other"])
    stage.root.navigationItem.prompt = "New"
    #expect(bar(stage).map(\.label) == ["Other", "New"])
  }

  @Test func `controls in place of the title answer`() throws {
    var chosen: Int?
    let segments = UISegmentedControl(items: ["Old", "New"])
    segments.addAction(
      UIAction { [unowned segments] _ in chosen = segments.selectedSegmentIndex },
      for: .valueChanged)
    let stage = try Stage { $0.navigationItem.titleView = segments }
    #expect(bar(stage).map(\.role) == [.group])
    #expect(stage.tree.screen?.label == "Home")
    #expect(stage.tap("New") == .performed)
    #expect(chosen == 1)
    #expect(stage.node("New")?.state == .selected)
  }

  @Test func `all that an item's own view holds is there and answers`() throws {
    var taps: [String] = []
    let stage = try Stage { screen in
      @MainActor func button(_ title: String) -> UIButton {
        UIButton(primaryAction: UIAction(title: title) { _ in taps.append(title) })
      }
      let pair = UIView()
      pair.addSubview(button("Undo"))
      pair.addSubview(button("Redo"))
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: pair)
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button("Send"))
      screen.toolbarItems = [UIBarButtonItem(customView: button("Print"))]
    }
    stage.root.navigationController?.isToolbarHidden = false
    #expect(bar(stage).map(\.label) == ["Undo", "Redo", "Home", "Send"])
    for title in ["Redo", "Send", "Print"] { #expect(stage.tap(title) == .performed) }
    #expect(taps == ["Redo", "Send", "Print"])
  }

  @Test func `an item that is hidden shows nothing of its view`() throws {
    let item = UIBarButtonItem(
      customView: UIButton(primaryAction: UIAction(title: "Send") { _ in }))
    let stage = try Stage { $0.navigationItem.rightBarButtonItem = item }
    item.isHidden = true
    #expect(bar(stage).map(\.role) == [.title])
  }

  @Test func `a search bar in place of the title is there once, also while it searches`() throws {
    let search = UISearchController(searchResultsController: nil)
    let stage = try Stage { screen in
      screen.navigationItem.titleView = search.searchBar
      screen.navigationItem.searchController = search
    }
    func fields() -> Int { stage.tree.root.all { $0.role == .searchField }.count }
    #expect(fields() == 1)
    search.isActive = true
    stage.clock.runUntilIdle()
    #expect(fields() == 1)
  }

  @Test func `a title stands large where the bar and its item want it`() throws {
    let stage = try Stage()
    func size() -> TextSize? { stage.tree.root.first { $0.role == .title }?.textSize }
    #expect(size() == nil)
    stage.root.navigationController?.navigationBar.prefersLargeTitles = true
    #expect(size() == .display)
    let second = Screen("Second")
    stage.root.push(second, animated: false)
    #expect(size() == .display)
    second.navigationItem.largeTitleDisplayMode = .never
    #expect(size() == nil)
    let third = Screen("Third")
    second.push(third, animated: false)
    #expect(size() == nil)
    third.navigationItem.largeTitleDisplayMode = .always
    #expect(size() == .display)
  }
}
