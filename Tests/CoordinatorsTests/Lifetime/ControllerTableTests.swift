import Testing
import UIKit

@testable import Coordinators

@MainActor struct ControllerTableTests {
  private var table = ControllerTable<Int>()

  @Test mutating func `it knows a controller as long as that lives`() {
    let kept = UIViewController()
    table[kept] = 1
    #expect(table[kept] == 1)
    #expect(table[UIViewController()] == nil)
    weak var released: UIViewController?
    do {
      let short = UIViewController()
      released = short
      table[short] = 2
    }
    #expect(released == nil)
    #expect(table[kept] == 1)
    table[kept] = nil
    #expect(table[kept] == nil)
  }

  @Test mutating func `however many come and go, it does not grow`() {
    var kept: [UIViewController] = []
    // Each lives on for a while, so that no two are at one address.
    for round in 0..<1000 {
      let controller = UIViewController()
      kept = Array((kept + [controller]).suffix(30))
      table[controller] = round
    }
    #expect(table.count <= 100)
    #expect(kept.map { table[$0] } == Array(970..<1000))
  }

  // Where addresses are used again, as they are at once unless the sanitizer keeps them back.
  @Test mutating func `what lives at the address of another is not that one`() {
    for _ in 0..<100 {
      let controller = UIViewController()
      #expect(table[controller] == nil)
      table[controller] = 1
      #expect(table[controller] == 1)
    }
  }

  @Test mutating func `some are kept, by what is known of them`() {
    let controllers = (0..<4).map { _ in UIViewController() }
    for (index, controller) in controllers.enumerated() { table[controller] = index }
    table.keep { $0 % 2 == 0 }
    #expect(controllers.map { table[$0] } == [0, nil, 2, nil])
  }

  @Test mutating func `what it knows already stays, unless it is of another`() {
    let (shared, others) = (UIViewController(), UIViewController())
    table[shared] = 1
    var other = ControllerTable<Int>()
    other[shared] = 2
    other[others] = 3
    table.takeOver(other)
    #expect(table[shared] == 1)
    #expect(table[others] == 3)
  }
}
