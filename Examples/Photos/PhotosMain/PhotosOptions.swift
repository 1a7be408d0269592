import AppHost
import AppRunner
import ArgumentParser
import Foundation
import Photos

struct PhotosOptions: AppOptions {
  static let appName = "Photos"
  static let abstract = "A shop for photos."

  @Option(
    name: .customLong("photos"),
    help: ArgumentHelp(
      "The folder whose JPEG, PNG and WebP files are sold; without it, a gallery of its own.",
      valueName: "folder"))
  var photoFolder: String?

  @Option(
    name: .customLong("data"),
    help: ArgumentHelp(
      "The folder for accounts and purchases; without it, the one in your data folder (XDG).",
      valueName: "folder"))
  var dataFolder: String?

  func makeApp() throws -> App {
    let app = try PhotosApp(
      dataFolder: dataFolder.map { URL(filePath: $0, directoryHint: .isDirectory) },
      photoFolder: photoFolder.map { URL(filePath: $0, directoryHint: .isDirectory) })
    return App(name: Self.appName) { app.makeDelegate(device: $0.id) }
  }
}
