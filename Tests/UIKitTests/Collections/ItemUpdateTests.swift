import Testing
import UIKit

/// Row U4, for collections.
@MainActor @Suite struct ItemUpdateTests {
  @Test("U4: items inserted and deleted move the others with their cells and selection")
  func insertAndDelete() {
    let fixture = CollectionFixture([["a", "b", "c"]])
    fixture.layOut()
    let cell = fixture.collection.cellForItem(at: .item(2))
    fixture.collection.selectItem(at: .item(2), animated: false, scrollPosition: [])
    fixture.source.cellCalls = []
    fixture.collection.performBatchUpdates {
      fixture.source.items = [["x", "b", "y", "c"]]
      fixture.collection.deleteItems(at: [.item(0)])
      fixture.collection.insertItems(at: [.item(0), .item(2)])
    }
    #expect(fixture.texts == ["x", "b", "y", "c"])
    #expect(fixture.collection.cellForItem(at: .item(3)) === cell)
    #expect(fixture.collection.indexPathsForSelectedItems == [.item(3)])
    #expect(fixture.source.cellCalls == [.item(0), .item(2)])
  }

  @Test("U4: a wrong count is an exception that gives both numbers")
  func wrongCount() {
    let fixture = CollectionFixture([["a", "b"]])
    fixture.layOut()
    fixture.run { fixture.collection.insertItems(at: [.item(0)]) }
    #expect(
      fixture.exceptions == [
        "Invalid update: invalid number of items in section 0. The number of items contained in an "
          + "existing section after the update (2) must be equal to the number of items contained "
          + "in that section before the update (2), plus or minus the number of items inserted or "
          + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of "
          + "items moved into or out of that section (0 moved in, 0 moved out)."
      ])
    #expect(fixture.texts == ["a", "b"])
  }

  @Test("U4: a wrong count of sections likewise")
  func wrongSections() {
    let fixture = CollectionFixture([["a"]])
    fixture.layOut()
    fixture.run { fixture.collection.deleteSections([0]) }
    #expect(
      fixture.exceptions == [
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "collection view after the update (1) must be equal to the number of sections "
          + "contained in the collection view before the update (1), plus or minus the number of "
          + "sections inserted or deleted (0 inserted, 1 deleted)."
      ])
  }

  @Test("U4: reloadItems asks for those items only, and puts away their selection")
  func reload() {
    let fixture = CollectionFixture([["a", "b"]])
    fixture.layOut()
    fixture.collection.selectItem(at: .item(1), animated: false, scrollPosition: [])
    fixture.source.cellCalls = []
    fixture.source.items = [["a", "z"]]
    fixture.collection.reloadItems(at: [.item(1)])
    #expect(fixture.texts == ["a", "z"])
    #expect(fixture.source.cellCalls == [.item(1)])
    #expect(fixture.collection.indexPathsForSelectedItems == [])
  }

  @Test func `reconfigured items keep their cells and selection`() {
    let fixture = CollectionFixture([["a", "b"]])
    fixture.layOut()
    fixture.collection.selectItem(at: .item(1), animated: false, scrollPosition: [])
    let cells = fixture.collection.visibleCells
    fixture.source.items = [["a", "z"]]
    fixture.collection.reconfigureItems(at: [.item(1)])
    #expect(fixture.texts == ["a", "z"])
    #expect(fixture.collection.visibleCells == cells)
    #expect(fixture.collection.indexPathsForSelectedItems == [.item(1)])
  }

  @Test func `the completion of a batch comes after its animation`() {
    let fixture = CollectionFixture([["a"]])
    fixture.layOut()
    var ended: [Bool] = []
    fixture.run { fixture.collection.performBatchUpdates(nil) { ended.append($0) } }
    #expect(ended == [])
    fixture.stage.pass(1)
    #expect(ended == [true])
  }

  @Test func `opening 100,000 items asks for those on screen, and a scroll for those that come`() {
    let fixture = CollectionFixture([(0..<100_000).map(String.init)])
    fixture.layOut()
    #expect(fixture.source.cellCalls.count == 40)
    fixture.collection.scrollToItem(at: .item(50_000), at: .top, animated: false)
    #expect(fixture.texts.first == "50000")
    #expect(fixture.source.cellCalls.count == 80)
    #expect(fixture.collection.subviews.filter { !$0.isHidden }.count == 40)
  }

  @Test func `an item that does not exist cannot be scrolled to`() {
    let fixture = CollectionFixture([["a"]])
    fixture.run {
      fixture.collection.scrollToItem(at: .item(3), at: .top, animated: false)
    }
    #expect(fixture.exceptions.count == 1)
  }

  @Test func `appearing and leaving is told to the delegate`() {
    let fixture = CollectionFixture([["a", "b"]])
    fixture.layOut()
    #expect(fixture.delegate.take() == ["willDisplay 0", "willDisplay 1"])
    fixture.source.items = [["b"]]
    fixture.collection.deleteItems(at: [.item(0)])
    #expect(fixture.delegate.take() == ["didEndDisplaying 0"])
  }
}
