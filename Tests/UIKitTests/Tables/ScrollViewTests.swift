import Testing
import UIKit

@MainActor @Suite struct ScrollViewTests {
  @Test func `the delegate hears of scrolls by code and by the user, and only of changes`() {
    let fixture = TableFixture()
    let scroll = UIScrollView()
    fixture.window.addSubview(scroll)
    scroll.delegate = fixture.delegate
    scroll.contentOffset = CGPoint(x: 0, y: 10)
    scroll.contentOffset = CGPoint(x: 0, y: 10)
    #expect(fixture.delegate.take() == ["didScroll"])
    #expect(scroll.userScrolls(to: CGPoint(x: 0, y: 20)))
    #expect(fixture.delegate.take() == ["didScroll"])
    #expect(scroll.bounds.origin.y == 20)
    scroll.isScrollEnabled = false
    #expect(!scroll.userScrolls(to: .zero))
  }

  @Test func `an animated scroll ends when its time is over`() {
    let fixture = TableFixture()
    let scroll = UIScrollView()
    fixture.window.addSubview(scroll)
    scroll.delegate = fixture.delegate
    scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    #expect(fixture.delegate.take() == ["didScroll"])
    fixture.stage.pass(1)
    #expect(fixture.delegate.take() == ["didEndScrollingAnimation"])
  }

  @Test func `a table's delegate is its scroll view's too`() {
    let fixture = TableFixture()
    let table: UIScrollView = fixture.table
    #expect(table.delegate === fixture.delegate)
    let other = RecordingDelegate()
    table.delegate = other
    #expect(fixture.table.delegate === other)
    fixture.table.delegate = nil
    #expect(table.delegate == nil)
  }
}
