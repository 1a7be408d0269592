import ServiceLifecycle

/// Ends sessions that nobody uses, and all of them when the server ends.
struct SessionKeeper: Service {
  let store: SessionStore

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while true {
        try await Task.sleep(for: .seconds(60))
        await store.endIdle()
      }
    }
    await store.close()
  }
}
