import AppHost
import AppRunner
import ArgumentParser
import CoordinatorTesting
import Foundation
import Quotes

struct QuotesOptions: AppOptions {
  static let appName = "Quotes"
  static let abstract = "Words worth keeping."

  @Option(
    name: .customLong("data"),
    help: ArgumentHelp(
      "The folder for settings; without it, the one in your data folder (XDG).",
      valueName: "folder"))
  var dataFolder: String?

  func makeApp() throws -> App {
    let app = try QuotesApp(
      dataFolder: dataFolder.map { URL(filePath: $0, directoryHint: .isDirectory) })
    return App(name: Self.appName) { app.makeDelegate(device: $0.id) }
  }

  func makeRehearsal() async throws -> Rehearsal {
    Rehearsal(
      screens: ["QuoteListViewController", "QuoteViewController", "SettingsViewController"],
      coordinators: ["AppCoordinator"]
    ) {
      let app = QuotesApp()
      return Rehearsal.Run(app: App(name: Self.appName) { app.makeDelegate(device: $0.id) })
    }
  }
}
