import AppHost
import CoordinatorTesting
import Testing

@testable import Quotes

@Suite(.nothingStays) @MainActor struct ListTests {
  @Test func `the app begins with the list of all quotes, a row each`() throws {
    let reader = try Reader()
    #expect(reader.user.title == "Quotes")
    #expect(reader.rows.map(\.label) == Quote.all.map { "\($0.text), \($0.author)" })
    #expect(reader.rows.allSatisfy { $0.state.contains(.disclosing) && $0.actions == [.tap] })
    #expect(reader.topRight == "Settings")
  }

  @Test func `no two quotes are the same`() {
    #expect(Set(Quote.all).count == Quote.all.count)
    #expect(Quote.all.count >= 10)
  }

  @Test func `from the list there is no way back`() throws {
    let reader = try Reader()
    #expect(throws: UserError.self) { try reader.user.goBack() }
    #expect(throws: UserError.self) { try reader.user.swipeDown() }
  }
}
