import AppHost
import ArgumentParser
import CoordinatorTesting
import Foundation
import WebHost

/// Where an app is served.
struct ServingOptions: ParsableArguments {
  @Option(help: "The port to listen at; 0 takes any that is free.")
  var port: UInt16 = 8080

  @Option(help: "The address to listen at. By default only this machine can come.")
  var host = "127.0.0.1"

  @Option(
    name: .customLong("name"),
    help: "A further name that browsers reach this machine by. Can be given several times.")
  var names: [String] = []

  @Flag(help: "Print a line for each request.")
  var verbose = false

  @Flag(help: "Stop the app where Apple's UIKit may corrupt its state, and say over what.")
  var strict = false

  @Flag(
    help: """
      Show beside the app, at /inspector, its coordinators and screens, what happens in them, what has \
      outlived them, and a recorder. For this machine only.
      """)
  var inspect = false

  @OptionGroup var log: LogOptions

  func validate() throws {
    guard inspect, !["127.0.0.1", "::1", "localhost"].contains(host) else { return }
    throw ValidationError(
      "--inspect shows what an app is made of to this machine only: leave out --host.")
  }

  var configuration: WebHost.Configuration {
    WebHost.Configuration(
      host: host, port: Int(port), names: Set(names), isVerbose: verbose, isStrict: strict)
  }

  func serve<Options: AppOptions>(_ options: Options) async throws {
    await AppSession.leaveWaitsToUsers()
    var host = WebHost(app: try await options.makeApp(), configuration: configuration)
    // By now the app has said where logs go, if it has anything to say about that.
    await log.begin()
    if inspect {
      await SessionProbe.prepare()
      host.makeInspector = { session, census in
        SessionInspector(session, census: census, commandName: Options.commandName)
      }
    }
    let isInspected = inspect
    try await host.run { address in
      // Not `print`, which keeps the line back where the output is a file or a pipe.
      let inspector = isInspected ? "Its inspector is at \(address)inspector\n" : ""
      let line = "\(Options.appName) is at \(address)\n\(inspector)"
      FileHandle.standardOutput.write(Data(line.utf8))
    }
  }
}
