public import AppHost
public import ArgumentParser
public import CoordinatorTesting
import Foundation

/// What an app's command line knows besides what every app's does: its own options, and how to make
/// the app of them.
///
/// ```swift
/// struct PhotosOptions: AppOptions {
///   static let appName = "Photos"
///   static let abstract = "A shop for photos."
///   @Option(help: "The folder whose pictures are sold.") var photos: String?
///
///   func makeApp() throws -> App { … }
/// }
///
/// @main enum Main {
///   static func main() { AppRunner.run(PhotosOptions.self) }
/// }
/// ```
public protocol AppOptions: ParsableArguments, Sendable {
  /// What users call the app: "Photos".
  static var appName: String { get }

  /// What its command is called: the app's name in lower case, if it does not say otherwise.
  static var commandName: String { get }

  /// What the app is for, in one line of its help.
  static var abstract: String { get }

  /// What `--version` prints.
  static var version: String { get }

  /// Makes what all sessions share, and the app. Called once, before anything listens.
  ///
  /// An error's description is printed as one line, and the process ends with status 2.
  func makeApp() async throws -> App

  /// Makes what the commands that try the app out need: the app on a store in memory, new each time.
  ///
  /// An app that does not say how has no such commands: they end with status 2.
  func makeRehearsal() async throws -> Rehearsal

  /// Makes what `replay` needs: the app as it is served, with all that its options say, and with
  /// nothing kept from former sessions. The same as for a rehearsal, unless the app says otherwise.
  func makeReplay() async throws -> Rehearsal
}

extension AppOptions {
  public static var commandName: String { appName.lowercased() }
  public static var abstract: String { "" }
  public static var version: String { "0.1.0" }

  public func makeReplay() async throws -> Rehearsal { try await makeRehearsal() }

  public func makeRehearsal() async throws -> Rehearsal { throw NoRehearsal(app: Self.appName) }
}

struct NoRehearsal: LocalizedError {
  let app: String
  var errorDescription: String? {
    "\(app) does not say how it is started with nothing kept: write makeRehearsal() in its options."
  }
}
