import Testing
import UIKit

@MainActor @Suite struct ItemSelectionTests {
  private func fixture(_ count: Int = 3) -> CollectionFixture {
    let fixture = CollectionFixture([(0..<count).map(String.init)])
    fixture.layOut()
    _ = fixture.delegate.take()
    return fixture
  }

  @Test("U3: the user taps an item, and the one that was selected before is deselected")
  func single() {
    let fixture = fixture()
    #expect(fixture.collection.userSelectsItem(at: .item(0)))
    #expect(fixture.delegate.take() == ["shouldSelect 0", "didSelect 0"])
    #expect(fixture.collection.userSelectsItem(at: .item(2)))
    #expect(fixture.delegate.take() == ["shouldSelect 2", "didDeselect 0", "didSelect 2"])
    #expect(fixture.collection.indexPathsForSelectedItems == [.item(2)])
    #expect(fixture.collection.visibleCells.map(\.isSelected) == [false, false, true])
  }

  @Test("U3: a delegate may refuse the selection, which then stays")
  func refused() {
    let fixture = fixture()
    fixture.collection.userSelectsItem(at: .item(0))
    fixture.delegate.shouldSelect = false
    _ = fixture.delegate.take()
    fixture.collection.userSelectsItem(at: .item(1))
    #expect(fixture.delegate.take() == ["shouldSelect 1"])
    #expect(fixture.collection.indexPathsForSelectedItems == [.item(0)])
    fixture.delegate.shouldHighlight = false
    #expect(!fixture.collection.userSelectsItem(at: .item(1)))
    #expect(fixture.delegate.take() == [])
  }

  @Test func `where several can be selected, a tap takes one more, or lets it go`() {
    let fixture = fixture()
    fixture.collection.allowsMultipleSelection = true
    fixture.collection.userSelectsItem(at: .item(0))
    fixture.collection.userSelectsItem(at: .item(1))
    #expect(fixture.collection.indexPathsForSelectedItems == [.item(0), .item(1)])
    _ = fixture.delegate.take()
    fixture.collection.userSelectsItem(at: .item(0))
    #expect(fixture.delegate.take() == ["shouldDeselect 0", "didDeselect 0"])
    fixture.delegate.shouldDeselect = false
    fixture.collection.userSelectsItem(at: .item(1))
    #expect(fixture.collection.indexPathsForSelectedItems == [.item(1)])
  }

  @Test func `selecting by code tells the delegate nothing`() {
    let fixture = fixture()
    fixture.collection.selectItem(at: .item(1), animated: false, scrollPosition: [])
    fixture.collection.selectItem(at: .item(2), animated: false, scrollPosition: [])
    #expect(fixture.collection.indexPathsForSelectedItems == [.item(2)])
    fixture.collection.deselectItem(at: .item(2), animated: false)
    #expect(fixture.collection.indexPathsForSelectedItems == [])
    #expect(fixture.delegate.take() == [])
  }

  @Test func `an item that is selected while off screen shows it when it comes on screen`() {
    let fixture = fixture(100)
    fixture.collection.selectItem(at: .item(90), animated: false, scrollPosition: .top)
    #expect(fixture.collection.cellForItem(at: .item(90))?.isSelected == nil)
    fixture.layOut()
    #expect(fixture.collection.cellForItem(at: .item(90))?.isSelected == true)
  }
}
