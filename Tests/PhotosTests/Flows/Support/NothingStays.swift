import CoordinatorTesting
import Testing

/// At the end of each test nothing lives in an app that has outlived its flow.
struct NothingStays: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing run: @Sendable () async throws -> Void
  ) async throws {
    try await VirtualUser.expectNoLeaks { try await run() }
  }
}

extension Trait where Self == NothingStays {
  static var nothingStays: Self { NothingStays() }
}
