import AppHost

extension VirtualUser {
  /// Runs a test, and expects that nothing lives at its end that has outlived its flow (``leaks``), in
  /// the apps of all users who came in it, those among them that were ended.
  ///
  /// In Swift Testing a trait does that for each test of a suite:
  ///
  ///     struct NothingStays: SuiteTrait, TestTrait, TestScoping {
  ///       let isRecursive = true
  ///
  ///       func provideScope(
  ///         for test: Test, testCase: Test.Case?, performing run: @Sendable () async throws -> Void
  ///       ) async throws {
  ///         try await VirtualUser.expectNoLeaks { try await run() }
  ///       }
  ///     }
  ///
  /// - Throws: what the test throws; else an error that names what has stayed, and who holds it.
  public static func expectNoLeaks(
    file: StaticString = #fileID, line: UInt = #line, in test: () async throws -> Void
  ) async throws {
    let users = TestUsers()
    try await TestUsers.$current.withValue(users, operation: test)
    for user in users.all { try await user.expectNoLeaks(file, line) }
  }

  private func expectNoLeaks(_ file: StaticString, _ line: UInt) async throws {
    if session.exception == nil {
      try await settle(file: file, line: line)
    } else {
      // The test has been told, and may have wanted just that.
      await session.settle(within: .seconds(10))
    }
    await settleEndedApps { leaks.isEmpty }
    try expectNone(leaks, file, line)
  }
}
