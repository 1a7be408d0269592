import Testing
import UIKit

/// What a layout says of the views that belong to its items.
@MainActor @Suite struct CompositionalLayoutTests {
  private let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))

  private func section(
    badges: Bool = false, header: Bool = false, footer: Bool = false
  ) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges ? [badge] : [])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [item, NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    if header {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if footer {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: "footer", alignment: .bottom))
    }
    return section
  }

  @Test func `a section has the views that its layout gives a place`() {
    let layout = UICollectionViewCompositionalLayout(
      section: section(badges: true, header: true, footer: true))
    let fixture = CollectionFixture([["a", "b", "c"]], layout: layout)
    fixture.layOut()
    #expect(
      fixture.source.viewCalls == [
        "Header [0, 0]", "footer [0, 0]", "badge [0, 0]", "badge [0, 2]",
      ])
    #expect(fixture.collection.visibleSupplementaryViews(ofKind: "badge").count == 2)
    #expect(
      fixture.collection.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
        == [.item(0), .item(2)])
    let header = fixture.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: .item(0))
    #expect(header?.window === fixture.window)
  }

  @Test func `a section provider is asked once a section, until the layout is invalidated`() {
    var asked: [Int] = []
    var widths: Set<CGFloat> = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append(index)
      widths.insert(environment.container.effectiveContentSize.width)
      return NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain),
        layoutEnvironment: environment)
    }
    let fixture = CollectionFixture([["a", "b"], ["c"]], layout: layout)
    fixture.layOut()
    #expect(asked == [0, 1])
    #expect(widths.allSatisfy { $0 > 0 })
    layout.invalidateLayout()
    fixture.layOut()
    #expect(asked == [0, 1, 0, 1])
    #expect(fixture.texts == ["a", "b", "c"])
  }

  @Test func `a flow layout has headers where the delegate gives them a size`() {
    let fixture = CollectionFixture([["a"], ["b"]])
    fixture.layOut()
    #expect(fixture.source.viewCalls == [])
    fixture.delegate.headerSize = CGSize(width: 0, height: 30)
    fixture.collection.collectionViewLayout.invalidateLayout()
    fixture.layOut()
    #expect(fixture.source.viewCalls == ["Header [0, 0]", "Header [1, 0]"])
  }

  @Test func `another layout takes away the views that it has no place for`() {
    let fixture = CollectionFixture(
      [["a"]], layout: UICollectionViewCompositionalLayout(section: section(header: true)))
    fixture.layOut()
    let cell = fixture.collection.visibleCells
    var isDone = false
    fixture.run {
      fixture.collection.setCollectionViewLayout(
        UICollectionViewFlowLayout(), animated: true
      ) { isDone = $0 }
    }
    #expect(
      fixture.collection.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader) == [])
    #expect(fixture.collection.visibleCells == cell)
    #expect(!isDone)
    fixture.stage.pass(1)
    #expect(isDone)
  }

  @Test func `views move with their sections and items`() throws {
    let fixture = CollectionFixture(
      [["a"], ["b"]],
      layout: UICollectionViewCompositionalLayout(section: section(badges: true, header: true)))
    fixture.layOut()
    let kind = UICollectionView.elementKindSectionHeader
    let header = fixture.collection.supplementaryView(forElementKind: kind, at: .item(0, 1))
    let badge = fixture.collection.supplementaryView(forElementKind: "badge", at: .item(0, 1))
    fixture.source.items = [["b"]]
    fixture.collection.deleteSections([0])
    #expect(fixture.collection.supplementaryView(forElementKind: kind, at: .item(0)) === header)
    #expect(fixture.collection.supplementaryView(forElementKind: "badge", at: .item(0)) === badge)
    #expect(fixture.collection.visibleSupplementaryViews(ofKind: kind).count == 1)
  }

  @Test func `what is kept as data reads as it was given`() {
    let dimension = NSCollectionLayoutDimension.fractionalHeight(0.5)
    #expect(dimension.isFractionalHeight && !dimension.isAbsolute && dimension.dimension == 0.5)
    #expect(NSCollectionLayoutSpacing.flexible(4).isFlexible)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 3)
    #expect(group.subitems.count == 3)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 5
    let layout = UICollectionViewCompositionalLayout(
      section: section(), configuration: configuration)
    configuration.interSectionSpacing = 9
    #expect(layout.configuration.interSectionSpacing == 5)
  }

  @Test func `attributes are copied with what they say`() throws {
    final class Tilted: UICollectionViewLayoutAttributes {
      var angle = 0.0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tilted)?.angle = angle
        return copy
      }
    }
    let attributes = Tilted(forSupplementaryViewOfKind: "badge", with: .item(2))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.angle = 3
    let copy = try #require(attributes.copy() as? Tilted)
    #expect(copy.frame == attributes.frame)
    #expect(copy.indexPath == .item(2))
    #expect(copy.representedElementKind == "badge")
    #expect(copy.angle == 3)
  }
}
