import Testing
import UIKit

@MainActor @Suite struct PrefetchingTests {
  @MainActor
  private final class Source: NSObject, UITableViewDataSourcePrefetching,
    UICollectionViewDataSourcePrefetching
  {
    var asked: [[Int]] = []
    var cancelled: [[Int]] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      asked.append(indexPaths.map(\.row))
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled.append(indexPaths.map(\.row))
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { asked.append(indexPaths.map(\.item)) }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled.append(indexPaths.map(\.item)) }
  }

  private let letters = [(0..<12).map { "\($0)" }]

  @Test func `a table asks for the rows that come next, each once, up to the last`() {
    let fixture = TableFixture(letters)
    let source = Source()
    fixture.table.seesAtOnce(5)
    fixture.table.prefetchDataSource = source
    fixture.layOut()
    #expect(source.asked == [[5, 6, 7, 8, 9]])
    #expect(fixture.table.userScrollsOn())
    #expect(source.asked == [[5, 6, 7, 8, 9], [10, 11]])
    #expect(fixture.table.userScrollsOn())
    #expect(source.asked.count == 2)
    #expect(source.cancelled.isEmpty)
  }

  @Test func `what does not come next any more is taken back`() {
    let fixture = TableFixture([(0..<40).map { "\($0)" }])
    let source = Source()
    fixture.table.seesAtOnce(3)
    fixture.table.prefetchDataSource = source
    fixture.layOut()
    fixture.table.scrollToRow(at: .row(20), at: .top, animated: false)
    fixture.layOut()
    #expect(source.asked == [[3, 4, 5], [23, 24, 25]])
    #expect(source.cancelled == [[3, 4, 5]])
  }

  @Test func `a list that does not prefetch asks for nothing`() {
    let fixture = TableFixture(letters)
    let source = Source()
    fixture.table.seesAtOnce(5)
    fixture.table.isPrefetchingEnabled = false
    fixture.table.prefetchDataSource = source
    fixture.layOut()
    #expect(source.asked.isEmpty)
  }

  @Test func `a collection asks for the items that come next, each once`() {
    let fixture = CollectionFixture(letters)
    let source = Source()
    fixture.collection.seesAtOnce(5)
    fixture.collection.prefetchDataSource = source
    fixture.layOut()
    #expect(fixture.collection.userScrollsOn())
    #expect(source.asked == [[5, 6, 7, 8, 9], [10, 11]])
    fixture.collection.reloadData()
    fixture.layOut()
    #expect(source.asked.last == [10, 11])
    #expect(source.asked.count == 3)
  }
}
