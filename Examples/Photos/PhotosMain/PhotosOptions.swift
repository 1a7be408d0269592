import AppHost
import AppRunner
import ArgumentParser
import CoordinatorTesting
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
    return App(name: Self.appName, isPage: PhotosApp.hasPage) { app.makeDelegate(device: $0.id) }
  }

  func makeRehearsal() async throws -> Rehearsal {
    let beginning = try await PhotosApp.Beginning(
      photos: 2, name: "Ada", password: "correct horse")
    return Rehearsal(
      samples: ["Name": ["Ada", "Grace"], "Password": ["correct horse", "wrong"]],
      screens: [
        "PhotoListViewController", "PhotoViewController", "BuyViewController",
        "SignInViewController", "CreateAccountViewController", "TermsViewController",
      ],
      coordinators: [
        "AppCoordinator", "BuyCoordinator", "SignInCoordinator", "TermsCoordinator",
      ]
    ) {
      let app = try PhotosApp(beginning)
      return Rehearsal.Run(
        app: App(name: Self.appName) { app.makeDelegate(device: $0.id) },
        digest: { app.digest(device: VirtualUser.device.id) })
    }
  }
}
