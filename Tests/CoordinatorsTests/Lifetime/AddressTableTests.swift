import Testing

@testable import Coordinators

@MainActor struct AddressTableTests {
  private final class Thing {}

  @Test("it knows what a dictionary would", arguments: [3, 16, 17, 60])
  func dictionary(count: Int) {
    let things = (0..<count).map { _ in Thing() }
    let table = AddressTable<Int>()
    var expected: [ObjectIdentifier: Int] = [:]
    var random = SeededGenerator(seed: UInt64(count))
    for value in 0..<2000 {
      let address = ObjectIdentifier(things[Int.random(in: 0..<count, using: &random)])
      // It grows to all of them, and to none again.
      let grows = value / 500 % 2 == 0
      if Int.random(in: 0..<10, using: &random) < (grows ? 8 : 2) {
        table.set(value, at: address)
        expected[address] = value
      } else {
        #expect(table.remove(at: address) == expected.removeValue(forKey: address))
      }
      for thing in things {
        let address = ObjectIdentifier(thing)
        #expect(table[address] == expected[address])
      }
      #expect(table.all.sorted() == expected.values.sorted())
    }
    table.clear()
    #expect(table.all.isEmpty)
    #expect(things.allSatisfy { table[ObjectIdentifier($0)] == nil })
  }
}
