import UIKit

/// A session with a window, for what needs a collection on screen.
@MainActor final class CollectionFixture {
  let stage = Stage()
  let source = LetterItems()
  let delegate = RecordingItems()
  let collection: UICollectionView

  /// - Parameter items: the items' texts, section by section.
  init(
    _ items: [[String]] = [], layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) {
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    source.items = items
    collection.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    for kind in ["badge", UICollectionView.elementKindSectionHeader, "footer"] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    collection.dataSource = source
    collection.delegate = delegate
    stage.add(collection)
  }

  isolated deinit {
    for view in window.subviews { view.removeFromSuperview() }
  }

  /// Runs code of the session.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try stage.run(body)
  }

  /// Lays out, as a host does before it reads.
  func layOut() { window.layoutIfNeeded() }

  var window: UIWindow { stage.window }
  var exceptions: [String] { stage.exceptions }
  var texts: [String] { collection.visibleCells.map { ($0 as? LetterCell)?.text ?? "?" } }
}

final class LetterCell: UICollectionViewCell {
  var text = ""
  var preparations = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

/// Items of text, counting what it is asked for.
@MainActor final class LetterItems: NSObject, UICollectionViewDataSource {
  var items: [[String]] = []
  var cellCalls: [IndexPath] = []
  var viewCalls: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellCalls.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.text = items[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    viewCalls.append("\(kind.suffix(6)) \(Array(indexPath))")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// Writes down what it hears.
@MainActor final class RecordingItems: NSObject, UICollectionViewDelegateFlowLayout {
  var events: [String] = []
  var shouldSelect = true
  var shouldDeselect = true
  var shouldHighlight = true
  var headerSize = CGSize.zero

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { shouldHighlight }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    events.append("shouldSelect \(indexPath.item)")
    return shouldSelect
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    events.append("shouldDeselect \(indexPath.item)")
    return shouldDeselect
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("didDeselect \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { events.append("willDisplay \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { events.append("didEndDisplaying \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { headerSize }

  /// What was heard since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

extension IndexPath {
  static func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }
}
