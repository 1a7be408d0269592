import Testing

@testable import CoordinatorTesting

/// Which flows have nothing left on screen. Coordinators and screens are numbers.
struct FlowLedgerTests {
  private typealias Flow = FlowLedger.Flow
  private let app = FlowLedger.Flow(number: 1, parent: nil)
  private let buy = FlowLedger.Flow(number: 2, parent: 1)
  private let signIn = FlowLedger.Flow(number: 3, parent: 2)

  @Test func `a flow whose screens have gone and that is still kept is over`() {
    var ledger = FlowLedger()
    #expect(ledger.look(flows: [app], screens: [10]).idle == [])
    #expect(ledger.look(flows: [app, buy], screens: [10, 11]).idle == [])
    #expect(ledger.look(flows: [app, buy], screens: [10]).idle == [2])
    #expect(ledger.look(flows: [app], screens: [10]).idle == [])
  }

  @Test func `screens that come later are whose the screen below is`() {
    var ledger = FlowLedger()
    _ = ledger.look(flows: [app], screens: [10])
    _ = ledger.look(flows: [app, buy], screens: [10, 11])
    #expect(ledger.look(flows: [app, buy], screens: [10, 11, 12]).idle == [])
    #expect(ledger.owners(of: 12) == [2])
    // Its first screen is swapped for another one.
    #expect(ledger.look(flows: [app, buy], screens: [10, 12]).idle == [])
    #expect(ledger.look(flows: [app, buy], screens: [10]).idle == [2])
  }

  @Test func `a flow whose child is on screen is there`() {
    var ledger = FlowLedger()
    _ = ledger.look(flows: [app], screens: [10])
    #expect(ledger.look(flows: [app, buy, signIn], screens: [10, 11]).idle == [])
    #expect(ledger.owners(of: 11) == [2, 3])
    #expect(ledger.look(flows: [app, buy], screens: [10, 12]).idle == [2])
  }

  @Test func `a child that never shows anything is over from the beginning`() {
    var ledger = FlowLedger()
    _ = ledger.look(flows: [app], screens: [10])
    #expect(ledger.look(flows: [app, buy], screens: [10]).idle == [2])
  }

  @Test func `a flow is there while its screen is kept out of sight`() {
    var ledger = FlowLedger()
    _ = ledger.look(flows: [app], screens: [10])
    _ = ledger.look(flows: [app, buy], screens: [10, 11])
    #expect(ledger.look(flows: [app, buy], screens: [10], kept: [11]).idle == [])
    #expect(ledger.look(flows: [app, buy], screens: [10, 11]).idle == [])
    #expect(ledger.look(flows: [app, buy], screens: [10]).idle == [2])
  }

  @Test func `what is nobody's child needs no screens`() {
    var ledger = FlowLedger()
    #expect(ledger.look(flows: [app], screens: []).idle == [])
  }

  @Test func `a screen that is left on top by its flow has none any more`() {
    var ledger = FlowLedger()
    _ = ledger.look(flows: [app], screens: [10])
    #expect(!ledger.look(flows: [app, buy], screens: [10, 11]).isTopOrphaned)
    #expect(!ledger.look(flows: [app, buy], screens: [10, 11, 12]).isTopOrphaned)
    #expect(ledger.look(flows: [app], screens: [10, 11]).isTopOrphaned)
    #expect(!ledger.look(flows: [app], screens: [10]).isTopOrphaned)
  }

  @Test func `what comes as a flow ends is whose it ran within`() {
    var ledger = FlowLedger()
    _ = ledger.look(flows: [app], screens: [10])
    _ = ledger.look(flows: [app, buy, signIn], screens: [10, 11])
    #expect(!ledger.look(flows: [app], screens: [10, 11, 12]).isTopOrphaned)
    #expect(ledger.owners(of: 12) == [1])
  }

  @Test func `a screen that came with two flows is there for the one that goes on`() {
    var ledger = FlowLedger()
    _ = ledger.look(flows: [app], screens: [10])
    _ = ledger.look(flows: [app, buy, signIn], screens: [10, 11])
    #expect(!ledger.look(flows: [app, buy], screens: [10, 11]).isTopOrphaned)
  }
}
