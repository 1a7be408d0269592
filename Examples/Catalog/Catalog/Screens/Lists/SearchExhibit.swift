import UIKit

final class SearchExhibit: Exhibit, UISearchResultsUpdating {
  override class var name: String { "Search" }
  override class var sentence: String { "A search controller asks for words, and shows what fits." }

  private let search = UISearchController(searchResultsController: nil)
  private let found = UILabel()
  private let names = ["Ada Lovelace", "Grace Hopper", "Mary Wollstonecraft"]

  override func makeViews() -> [UIView] {
    found.text = names.joined(separator: "\n")
    found.numberOfLines = 0
    return [found]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    search.searchBar.scopeButtonTitles = ["All", "Read"]
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text ?? ""
    let fitting = names.filter { words.isEmpty || $0.localizedCaseInsensitiveContains(words) }
    found.text = fitting.joined(separator: "\n")
    report("\(fitting.count) fit “\(words)”.")
  }
}
