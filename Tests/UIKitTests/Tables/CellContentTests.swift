import Testing
import UIKit

@MainActor @Suite struct CellContentTests {
  @Test func `each style has its labels`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(plain.textLabel != nil)
    #expect(plain.detailTextLabel == nil)
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    subtitle.detailTextLabel?.text = "2"
    subtitle.textLabel?.text = "1"
    _ = subtitle.imageView
    #expect(subtitle.contentView.subviews.count == 3)
    #expect(subtitle.contentView.subviews.first is UIImageView)
    #expect((subtitle.contentView.subviews[1] as? UILabel)?.text == "1")
  }

  @Test func `a content configuration replaces the content view, and updates it after that`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Harbour"
    content.secondaryText = "At dusk"
    cell.contentConfiguration = content
    let view = cell.contentView
    #expect(view is UIListContentView)
    #expect(cell.textLabel == nil)
    #expect(view.subviews.map { ($0 as? UILabel)?.text } == ["Harbour", "At dusk"])
    content.text = "Pier"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect(view.subviews.map { ($0 as? UILabel)?.text } == ["Pier", "At dusk"])
    #expect((cell.contentConfiguration as? UIListContentConfiguration) == content)
  }

  @Test func `a cell updates its configuration before it is shown and when its state changes`() {
    final class StateCell: UITableViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isSelected)
      }
    }
    let fixture = TableFixture([["a"]])
    fixture.table.register(StateCell.self, forCellReuseIdentifier: "letter")
    fixture.layOut()
    let cell = fixture.table.visibleCells.first as? StateCell
    #expect(cell?.states == [false])
    fixture.table.userSelectsRow(at: .row(0))
    fixture.layOut()
    #expect(cell?.states == [false, true])
  }
}
