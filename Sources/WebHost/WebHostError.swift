import Foundation
import NIOCore

/// Why an app cannot be served, in one line that says what to do.
public struct WebHostError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ error: any Error, _ configuration: WebHost.Configuration) {
    let port = configuration.port
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE:
      description =
        "port \(port) is in use; choose another with --port, or --port 0 for any that is free"
    case EACCES:
      description = "port \(port) is not yours to use; choose one above 1023 with --port"
    case EADDRNOTAVAIL:
      description = "\(configuration.host) is no address of this machine; see --host"
    case let code?:
      description =
        "cannot listen at \(configuration.host):\(port): \(String(cString: strerror(code)))"
    case nil:
      description = "cannot listen at \(configuration.host):\(port): \(error)"
    }
  }
}
