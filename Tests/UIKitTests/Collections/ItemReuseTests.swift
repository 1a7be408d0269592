import Testing
import UIKit

/// Row U5, for collections.
@MainActor @Suite struct ItemReuseTests {
  final class PhotoCell: UICollectionViewCell {
    let tags: [String]
    override init(frame: CGRect) {
      tags = ["made", "\(frame.width)"]
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  class PlainCell: UICollectionViewListCell { var note = ["kept"] }
  final class PlainerCell: PlainCell { let last = "last" }

  @Test("U5: a new cell is of the registered class, by the initializer that the class overrides")
  func overriddenInitializer() throws {
    let fixture = CollectionFixture()
    fixture.collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    for _ in 0..<100 {
      let cell = fixture.collection.dequeueReusableCell(
        withReuseIdentifier: "photo", for: .item(0))
      #expect((cell as? PhotoCell)?.tags == ["made", "0.0"])
      #expect(cell.reuseIdentifier == "photo")
    }
  }

  @Test("U5: a class without initializers of its own has its stored properties set")
  func inheritedInitializer() throws {
    let fixture = CollectionFixture()
    fixture.collection.register(PlainerCell.self, forCellWithReuseIdentifier: "plain")
    let made = fixture.collection.dequeueReusableCell(withReuseIdentifier: "plain", for: .item(0))
    let cell = try #require(made as? PlainerCell)
    #expect(cell.note == ["kept"])
    #expect(cell.last == "last")
  }

  @Test("U5: a cell out of the pool comes after prepareForReuse, with its selection put away")
  func pool() throws {
    let fixture = CollectionFixture([["a", "b"]])
    fixture.layOut()
    let first = try #require(fixture.collection.visibleCells as? [LetterCell])
    fixture.collection.selectItem(at: .item(0), animated: false, scrollPosition: [])
    #expect(first[0].isSelected)
    fixture.collection.reloadData()
    #expect(fixture.collection.cellForItem(at: .item(0)) == nil)
    #expect(first.allSatisfy { $0.isHidden && $0.superview === fixture.collection })
    let second = try #require(fixture.collection.visibleCells as? [LetterCell])
    #expect(Set(first) == Set(second))
    #expect(second.map(\.preparations) == [1, 1])
    #expect(second.allSatisfy { !$0.isSelected && !$0.isHidden })
  }

  @Test("U5: an identifier that is not registered is an exception")
  func unregistered() {
    let fixture = CollectionFixture()
    _ = fixture.run {
      fixture.collection.dequeueReusableCell(withReuseIdentifier: "Photo", for: .item(0))
    }
    #expect(
      fixture.exceptions == [
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier Photo - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard"
      ])
  }

  @Test("U5: a registration fills each cell that it gives, and has cells of its own")
  func registration() throws {
    let fixture = CollectionFixture([["a"]])
    var filled: [String] = []
    let registration = UICollectionView.CellRegistration<LetterCell, String> { cell, path, text in
      filled.append("\(text) \(path.item)")
      cell.text = text
    }
    final class Source: NSObject, UICollectionViewDataSource {
      let registration: UICollectionView.CellRegistration<LetterCell, String>
      init(_ registration: UICollectionView.CellRegistration<LetterCell, String>) {
        self.registration = registration
      }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: "item \(indexPath.item)")
      }
    }
    let source = Source(registration)
    fixture.collection.dataSource = source
    #expect(fixture.texts == ["item 0", "item 1"])
    let cells = Set(fixture.collection.visibleCells)
    fixture.collection.reloadData()
    #expect(Set(fixture.collection.visibleCells) == cells)
    #expect(filled == ["item 0 0", "item 1 1", "item 0 0", "item 1 1"])
  }
}
