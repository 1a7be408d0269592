import AppHost
import CoordinatorTesting
import Testing
import UIKit

/// How things on screen are called.
@MainActor struct FindingTests {
  @Test func `in a row that shows the text, of several of one name`() throws {
    let stage = try Stage()
    let shelf = Shelf(["Apple", "Pear", "Plum"])
    stage.root.navigationController?.setViewControllers([shelf], animated: false)
    try stage.user.tap("Buy", in: "Pear")
    #expect(shelf.bought == ["Pear"])
    #expect(throws: UserError.self) { try stage.user.tap("Buy") }
    #expect(throws: UserError.self) { try stage.user.tap("Buy", in: "Fig") }
  }

  @Test func `a row by a text that it shows`() throws {
    let stage = try Stage()
    let shelf = Shelf(["Apple", "Pear"])
    stage.root.navigationController?.setViewControllers([shelf], animated: false)
    try stage.user.tap("Pear")
    #expect(shelf.bought == ["row Pear"])
  }

  @Test func `in a group by its label`() throws {
    var tapped: [String] = []
    let stage = try Stage { screen in
      for name in ["Left", "Right"] {
        screen.group(name) {
          $0.addArrangedSubview(
            UIButton(
              configuration: .plain(),
              primaryAction: UIAction(title: "Play") { _ in tapped.append(name) }))
        }
      }
    }
    try stage.user.tap("Play", in: "Right")
    #expect(tapped == ["Right"])
  }

  @Test func `by its role, where a tab and the back button have one name`() throws {
    let stage = try Stage()
    let (first, next) = (UIViewController(), UIViewController())
    (first.title, next.title) = ("Home", "Photo")
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    stage.root.view.window?.rootViewController = tabs
    stack.pushViewController(next, animated: false)
    #expect(throws: UserError.self) { try stage.user.tap("Home") }
    tabs.selectedIndex = 1
    try stage.user.tap(Target("Home", role: .tab))
    #expect(tabs.selectedIndex == 0)
    #expect(stage.user.title == "Photo")
    try stage.user.tap(Target("Home", role: .backButton))
    #expect(stage.user.title == "Home")
    let error = #expect(throws: UserError.self) {
      try stage.user.tap(Target("Home", role: .backButton))
    }
    #expect(error?.step == "tap back-button \"Home\"")
  }

  @Test func `by the identifier that tests give, where nothing is called that`() throws {
    var count = 0
    let stage = try Stage {
      $0.button("▶︎") { count += 1 }.accessibilityIdentifier = "play"
      $0.field("Name").accessibilityIdentifier = "name-field"
    }
    try stage.user.tap("play")
    try stage.user.type("Ada", into: "name-field")
    #expect(count == 1)
    #expect(stage.user.sees("Ada"))
  }

  @Test func `a label comes before an identifier`() throws {
    var tapped = ""
    let stage = try Stage {
      $0.button("Stop") { tapped = "by identifier" }.accessibilityIdentifier = "Play"
      $0.button("Play") { tapped = "by label" }
    }
    try stage.user.tap("Play")
    #expect(tapped == "by label")
  }

  @Test func `a title or a text of the same words is not in the way`() throws {
    var count = 0
    let stage = try Stage("Play") {
      $0.text("Play")
      $0.button("Play") { count += 1 }
    }
    try stage.user.tap("Play")
    #expect(count == 1)
  }

  @Test func `one that is disabled is not in the way of one that is not`() throws {
    var count = 0
    let stage = try Stage {
      $0.button("Play").isEnabled = false
      $0.button("Play") { count += 1 }
    }
    try stage.user.tap("Play")
    #expect(count == 1)
  }

  @Test func `more rows of a list come by scrolling`() throws {
    let stage = try Stage()
    let shelf = Shelf((1...300).map { "Item \($0)" })
    stage.root.navigationController?.setViewControllers([shelf], animated: false)
    #expect(!stage.user.sees("Item 300"))
    for _ in 1...20 where !stage.user.sees("Item 300") { try stage.user.scroll() }
    try stage.user.tap("Item 300")
    #expect(shelf.bought == ["row Item 300"])
  }

  @Test func `rows that were passed come by scrolling back`() throws {
    let stage = try Stage()
    let shelf = Shelf((1...300).map { "Item \($0)" })
    stage.root.navigationController?.setViewControllers([shelf], animated: false)
    stage.user.session.listWindow = 40
    for _ in 1...3 { try stage.user.scroll() }
    #expect(!stage.user.sees("Item 115"))
    try stage.user.scrollBack()
    try stage.user.tap("Item 115")
    #expect(shelf.bought == ["row Item 115"])
  }

  @Test func `what a field holds, a text and a title are seen, parts of them are not`() throws {
    let stage = try Stage("Home") {
      $0.text("Good morning")
      $0.field("Name").text = "Ada"
    }
    for text in ["Home", "Good morning", "Name", "Ada"] { #expect(stage.user.sees(text)) }
    for text in ["Good", "morning", "A", "Hello"] { #expect(!stage.user.sees(text)) }
  }
}
