import AppHost
import Testing
import UIKit

@MainActor struct SearchTreeTests {
  let search = UISearchController(searchResultsController: Screen("Found") { $0.text("A hit") })

  private func stage() throws -> Stage {
    try Stage { [search] screen in
      screen.text("Everything")
      screen.navigationItem.searchController = search
      search.searchBar.scopeButtonTitles = ["All", "Mine"]
    }
  }

  private func field(_ stage: Stage) -> AccessibilityNode? {
    stage.tree.root.first { $0.role == .searchField }
  }

  @Test func `the field stands under the bar`() throws {
    let stage = try stage()
    #expect(field(stage)?.label == "Search")
    #expect(field(stage)?.actions == [.type, .submit])
    #expect(stage.node("Cancel") == nil)
    #expect(stage.node("Everything") != nil)
  }

  @Test func `typing shows the results instead of the screen, and Cancel takes them away`() throws {
    let stage = try stage()
    #expect(stage.perform(.type(field(stage)?.id ?? "", text: "hit")) == .performed)
    #expect(stage.tree.layers.count == 1)
    #expect(field(stage)?.value == "hit")
    #expect(stage.node("A hit") != nil)
    #expect(stage.node("Everything") == nil)
    #expect(stage.tree.root.all { $0.role == .segment }.map(\.label) == ["All", "Mine"])
    #expect(stage.tap("Cancel") == .performed)
    #expect(stage.node("A hit") == nil)
    #expect(stage.node("Everything") != nil)
    #expect(field(stage)?.value == "")
  }

  @Test func `a suggestion is offered while the search runs, and tapped`() throws {
    let listener = Updater()
    search.searchResultsUpdater = listener
    let stage = try stage()
    search.searchSuggestions = [
      UISearchSuggestionItem(localizedSuggestion: "Sunset", localizedDescription: "12 photos")
    ]
    #expect(stage.node("Sunset") == nil)
    search.isActive = true
    stage.clock.runUntilIdle()
    #expect(stage.node("Sunset")?.value == "12 photos")
    #expect(stage.tap("Sunset") == .performed)
    #expect(listener.chosen == ["Sunset"])
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    #expect(stage.node("Sunset") == nil)
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    search.searchSuggestions = nil
    #expect(stage.node("Sunset") == nil)
  }

  private final class Updater: NSObject, UISearchResultsUpdating {
    private(set) var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append(searchSuggestion.localizedSuggestion ?? "") }
  }

  @Test func `a scope is tapped`() throws {
    let stage = try stage()
    stage.perform(.type(field(stage)?.id ?? "", text: "hit"))
    #expect(stage.tap("Mine") == .performed)
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
    #expect(stage.node("Mine")?.state == .selected)
    #expect(stage.perform(.submit(field(stage)?.id ?? "")) == .performed)
  }

  @Test func `what lies under a search without results cannot be used`() throws {
    let button = try Stage { [search] screen in
      screen.button("Buy")
      screen.navigationItem.searchController = search
    }
    button.root.definesPresentationContext = true
    search.isActive = true
    button.clock.runUntilIdle()
    #expect(button.node("Buy")?.actions == [])
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Find"
    #expect(button.node("Buy")?.actions == [.tap])
    #expect(field(button)?.label == "Find")
  }

  @Test func `a bar without a search controller is there with its buttons`() throws {
    let bar = UISearchBar()
    bar.showsBookmarkButton = true
    let listener = Listener()
    bar.delegate = listener
    let stage = try Stage { $0.add(bar) }
    #expect(stage.tap("Bookmarks") == .performed)
    #expect(listener.heard == ["bookmark"])
  }

  private final class Listener: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
  }
}
