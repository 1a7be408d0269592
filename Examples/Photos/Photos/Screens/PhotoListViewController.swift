import UIKit

/// The photos on offer, and who is signed in.
final class PhotoListViewController: UITableViewController, Storyboardable {
  var didSelectPhoto: ((Photo) -> Void)?
  var didTapBuy: ((Photo) -> Void)?
  var didTapSignIn: (() -> Void)?
  var didTapSignOut: (() -> Void)?

  /// Where the photos and their thumbnails come from. Set before the screen is shown.
  var library: (any PhotoLibrary)?

  /// What the user owns: those rows have no Buy button. Change it, then reload the visible rows.
  var purchases: Set<Photo.ID> = []

  /// Who is signed in, nil for nobody.
  var account: String? {
    didSet {
      // A button that stays the same keeps the focus.
      if account != oldValue { showAccount() }
    }
  }

  private var photos: [Photo] { library?.photos ?? [] }
  private var thumbnails: [Photo.ID: UIImage] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    tableView.accessibilityLabel = "Photos"
    tableView.register(PhotoCell.self, forCellReuseIdentifier: PhotoCell.reuseIdentifier)
    showAccount()
  }

  func reloadVisibleRows() {
    tableView.reloadRows(at: tableView.indexPathsForVisibleRows ?? [], with: .automatic)
  }

  private func showAccount() {
    let action =
      account == nil
      ? UIAction(title: "Sign In") { [weak self] _ in self?.didTapSignIn?() }
      : UIAction(title: "Sign Out") { [weak self] _ in self?.didTapSignOut?() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    photos.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
    guard let cell = cell as? PhotoCell else { return cell }
    let photo = photos[indexPath.row]
    cell.show(photo, isBought: purchases.contains(photo.id))
    cell.didTapBuy = { [weak self] in self?.didTapBuy?(photo) }
    if let thumbnail = thumbnails[photo.id] {
      cell.thumbnail = .loaded(thumbnail)
    } else {
      cell.loading = Task { [weak self, weak cell, library] in
        let thumbnail = await library?.thumbnailImage(of: photo)
        guard !Task.isCancelled else { return }
        self?.thumbnails[photo.id] = thumbnail
        cell?.thumbnail = thumbnail.map { .loaded($0) } ?? .failed
      }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didSelectPhoto?(photos[indexPath.row])
  }
}
