import AppHost
import Testing
import UIKit

@testable import CoordinatorTesting

/// What a person would call a thing on screen, so that it is found again.
@MainActor struct NamingTests {
  /// The names of everything on the stage that can be tapped or written into.
  private func names(on stage: Stage) -> [String] {
    let tree = stage.user.session.tree
    let finder = NodeFinder(tree: tree)
    return tree.root.all { !$0.actions.isEmpty }.map { node in
      let target = finder.target(of: node.id, for: node.actions[0])
      // Whatever it is called, it must lead back to it.
      #expect(target.flatMap { try? finder.node($0, for: node.actions[0]) } == node.id)
      return target?.description ?? "nothing"
    }
  }

  @Test func `by its label where nothing else is called that`() throws {
    let stage = try Stage {
      $0.button("Play")
      $0.text("Stop")
      $0.button("Stop")
      $0.field("Name")
    }
    #expect(names(on: stage) == [#""Play""#, #""Stop""#, #""Name""#])
  }

  @Test func `with its row where each row has one`() throws {
    let stage = try Stage()
    stage.root.navigationController?.setViewControllers(
      [Shelf(["Apple", "Pear"])], animated: false)
    #expect(
      names(on: stage) == [
        #""Apple""#, #""Buy" in "Apple""#, #""Pear""#, #""Buy" in "Pear""#,
      ])
  }

  @Test func `with what is written beside it rather than with what a picture shows`() throws {
    let stage = try Stage { screen in
      for name in ["Alps", "Lake"] {
        let picture = UIImageView(image: UIImage(systemName: "photo"))
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "A view of the \(name)"
        let label = UILabel()
        label.text = name
        let buy = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Buy") { _ in })
        let group = UIStackView(arrangedSubviews: [picture, label, buy])
        group.accessibilityContainerType = .semanticGroup
        screen.add(group)
      }
    }
    #expect(names(on: stage) == [#""Buy" in "Alps""#, #""Buy" in "Lake""#])
  }

  @Test func `with its kind where things of other kinds are called the same`() throws {
    let stage = try Stage { screen in
      screen.button("Next") { [weak screen] in
        screen?.navigationController?.pushViewController(
          Screen("Second") { $0.button("Home") }, animated: false)
      }
    }
    try stage.user.tap("Next")
    #expect(names(on: stage) == [#"back-button "Home""#, #"button "Home""#])
  }

  @Test func `by its identifier, or its number, where people have no name for it`() throws {
    let stage = try Stage {
      $0.button("").accessibilityIdentifier = "play"
      $0.button("")
      $0.button("More")
      $0.button("More")
    }
    #expect(
      names(on: stage) == [
        #"identifier "play""#, "button number 2", #"button "More" number 1"#,
        #"button "More" number 2"#,
      ])
  }

  @Test func `what lies under a sheet has no name`() throws {
    let stage = try Stage { $0.button("Play") }
    let id = try #require(stage.user.session.tree.root.first { $0.label == "Play" }?.id)
    stage.root.present(Screen("Sheet"), animated: false)
    let finder = NodeFinder(tree: stage.user.session.tree)
    #expect(finder.target(of: id, for: .tap) == nil)
  }
}
