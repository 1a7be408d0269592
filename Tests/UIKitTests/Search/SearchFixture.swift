import UIKit

/// A screen with a search in its navigation bar, on screen.
@MainActor final class SearchFixture: NSObject {
  let stage = Stage()
  let journal = Journal()
  let screen: RecordingController
  let results: RecordingController
  let search: UISearchController
  let stack: UINavigationController

  init(hasResults: Bool = true) {
    screen = RecordingController("screen", journal)
    results = RecordingController("results", journal)
    search = UISearchController(searchResultsController: hasResults ? results : nil)
    stack = UINavigationController(rootViewController: screen)
    super.init()
    search.searchResultsUpdater = self
    search.delegate = self
    search.searchBar.delegate = self
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    screen.definesPresentationContext = true
    screen.navigationItem.searchController = search
    stage.show(stack)
    stage.settle()
    _ = journal.take()
  }

  private func hear(_ text: String) {
    journal.add(Journal.Entry(name: "", kind: .listener, text: text))
  }
}

extension SearchFixture: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {
    hear("update “\(searchController.searchBar.text ?? "")”")
  }
  func willPresentSearchController(_ searchController: UISearchController) { hear("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { hear("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { hear("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { hear("didDismiss") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { hear("didBeginEditing") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    hear("changed to “\(searchText)”")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { hear("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { hear("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    hear("scope \(selectedScope)")
  }
}
