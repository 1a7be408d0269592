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
      dataFolder: Self.folder(dataFolder), photoFolder: Self.folder(photoFolder))
    return App(name: Self.appName, isPage: PhotosApp.hasPage) { app.makeDelegate(device: $0.id) }
  }

  func makeRehearsal() async throws -> Rehearsal {
    rehearsal(
      of: try await PhotosApp.Beginning(photos: 2, name: "Ada", password: "correct horse"))
  }

  func makeReplay() async throws -> Rehearsal {
    rehearsal(
      of: try await PhotosApp.Beginning(
        dataFolder: Self.folder(dataFolder), photoFolder: Self.folder(photoFolder), name: "Ada",
        password: "correct horse"))
  }

  private static func folder(_ path: String?) -> URL? {
    path.map { URL(filePath: $0, directoryHint: .isDirectory) }
  }

  private func rehearsal(of beginning: PhotosApp.Beginning) -> Rehearsal {
    Rehearsal(
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
        digest: app.makeDigest(device: VirtualUser.device.id))
    }
  }
}
