import UIKit

final class SearchBarExhibit: Exhibit, UISearchBarDelegate {
  override class var name: String { "Search bar" }
  override class var sentence: String { "A search bar can stand anywhere, with buttons beside it." }

  override func makeViews() -> [UIView] {
    let bar = UISearchBar()
    bar.placeholder = "Search the shelf"
    bar.showsCancelButton = true
    bar.showsBookmarkButton = true
    bar.scopeButtonTitles = ["Titles", "Authors"]
    bar.showsScopeBar = true
    bar.delegate = self
    return [bar]
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    report("Search for “\(searchBar.text ?? "")”.")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    report("The search is called off.")
  }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    report("These are the bookmarks.")
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    report("\(searchBar.scopeButtonTitles?[selectedScope] ?? "Nothing") are searched.")
  }
}
