/// The users who have come in a test.
@MainActor final class TestUsers {
  @TaskLocal static var current: TestUsers?

  private(set) var all: [VirtualUser] = []

  func add(_ user: VirtualUser) { all.append(user) }
}
