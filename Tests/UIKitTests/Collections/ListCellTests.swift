import Testing
import UIKit

@MainActor @Suite struct ListCellTests {
  @Test func `accessories are placed before and after each other`() {
    let checkmark = UICellAccessory.checkmark()
    let others: [UICellAccessory] = [.disclosureIndicator(), checkmark, .detail()]
    #expect(UICellAccessory.Placement.position(before: checkmark)(others) == 1)
    #expect(UICellAccessory.Placement.position(after: checkmark)(others) == 2)
    #expect(UICellAccessory.Placement.position(after: .delete())(others) == 3)
  }

  @Test func `a view of the app's own is in the cell while it is an accessory`() {
    let cell = UICollectionViewListCell(frame: .zero)
    let view = UIView()
    cell.accessories = [
      .customView(configuration: .init(customView: view, placement: .leading()))
    ]
    #expect(view.superview === cell)
    cell.accessories = [.disclosureIndicator()]
    #expect(view.superview == nil)
  }

  @Test func `colours and texts go through their transformers`() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.color = .red
    #expect(content.textProperties.resolvedColor() == .red)
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(content.textProperties.resolvedColor() == .blue)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .green) == .green)
    background.backgroundColorTransformer = .grayscale
    var white: CGFloat = -1
    #expect(background.resolvedBackgroundColor(for: .green).getWhite(&white, alpha: nil))
    #expect(background != .clear())
  }

  @Test func `a cell updates its configuration for its state`() throws {
    let fixture = CollectionFixture([["a"]])
    fixture.layOut()
    let cell = try #require(fixture.collection.visibleCells.first)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    fixture.layOut()
    fixture.collection.selectItem(at: .item(0), animated: false, scrollPosition: [])
    fixture.layOut()
    #expect(states == [false, true])
  }
}
