import Foundation
import Synchronization
import Testing
import WebHost

@Suite struct `A web host` {
  /// The one test on a network: it listens, is asked over it, and cannot listen twice.
  @Test func `listens where it says and says where another already does`() async throws {
    let shop = Shop()
    let (addresses, ready) = AsyncStream.makeStream(of: String.self)
    let server = Task {
      try await WebHost(app: shop.app, configuration: .init(port: 0)).run { ready.yield($0) }
    }
    var iterator = addresses.makeAsyncIterator()
    let address = try #require(await iterator.next())
    let url = try #require(URL(string: address))
    let port = try #require(url.port)
    let error = await #expect(throws: WebHostError.self) {
      try await WebHost(app: shop.app, configuration: .init(port: port)).run()
    }
    #expect(
      error?.description
        == "port \(port) is in use; choose another with --port, or --port 0 for any that is free")
    server.cancel()
    _ = await server.result
  }
}
