public import AppHost
import Foundation
import Hummingbird
package import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// An app in browsers: each gets a session of its own, and its screen as a page.
public struct WebHost: Sendable {
  public let app: App
  public var configuration: Configuration
  /// Where it is set, `/inspector` shows an app's sessions to those who build it.
  package var makeInspector: InspectorMaker?

  public init(app: App, configuration: Configuration = Configuration()) {
    self.app = app
    self.configuration = configuration
  }

  /// Serves the app until the process is asked to end (SIGINT, SIGTERM): what is being answered
  /// then is answered, and every session's app hears that it ends.
  ///
  /// - Parameter ready: called once, with the address, when browsers can come.
  /// - Throws: ``WebHostError`` where it cannot listen at the address.
  public func run(ready: @escaping @Sendable (String) -> Void = { _ in }) async throws {
    var logger = Logger(label: "web", factory: { StreamLogHandler.standardError(label: $0) })
    logger.logLevel = configuration.isVerbose ? .info : .error
    let store = await SessionStore(
      app: app, limits: configuration.limits, isStrict: configuration.isStrict,
      makeInspector: makeInspector)
    let host = configuration.host
    let application = Application(
      responder: makeResponder(store: store, logger: logger),
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: configuration.port), reuseAddress: true),
      onServerRunning: { channel in
        ready(Self.address(host: host, port: channel.localAddress?.port ?? 0))
      },
      logger: Self.quiet)
    // The group ends its services from the last to the first: waiting browsers are answered before
    // the server waits for them.
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [
          .init(service: application),
          .init(service: SessionKeeper(store: store), successTerminationBehavior: .ignore),
        ],
        gracefulShutdownSignals: [.sigterm, .sigint], logger: Self.quiet))
    do {
      try await group.run()
    } catch {
      throw WebHostError(error, configuration)
    }
  }

  package func makeResponder(
    store: SessionStore, timing: WebResponder.Timing = .init(),
    logger: Logger = Logger(label: "web", factory: { _ in SwiftLogNoOpLogHandler() })
  ) -> WebResponder {
    WebResponder(
      store: store, origin: RequestOrigin(names: configuration.names.union([configuration.host])),
      timing: timing, logger: logger)
  }

  /// The server's own words are about sockets, which is no news to whoever runs an app.
  private static var quiet: Logger {
    Logger(label: "server", factory: { _ in SwiftLogNoOpLogHandler() })
  }

  private static func address(host: String, port: Int) -> String {
    let name =
      switch host {
      case "0.0.0.0", "::": "localhost"
      case _ where host.contains(":"): "[\(host)]"
      default: host
      }
    return "http://\(name):\(port)/"
  }
}
