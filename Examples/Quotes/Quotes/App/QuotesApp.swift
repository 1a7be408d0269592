import Foundation
package import UIKit

/// What all sessions of the app share: the folder for their settings.
package struct QuotesApp: Sendable {
  private let folder: URL?

  /// One that keeps nothing.
  package init() { folder = nil }

  /// - Parameter dataFolder: nil for the user's own data folder, as the XDG Base Directory
  ///   Specification has it.
  /// - Throws: an error whose description is one line that says how to mend it.
  package init(dataFolder: URL?) throws {
    let folder = dataFolder ?? Self.defaultFolder(ProcessInfo.processInfo.environment)
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw FolderUnusable(path: folder.path)
    }
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw FolderUnusable(path: folder.path)
    }
  }

  /// The delegate of one session. Its settings are kept under the device's name.
  @MainActor package func makeDelegate(device: String) -> any UIApplicationDelegate {
    AppDelegate(settings: Settings(file: folder?.appending(path: "\(device).json")))
  }

  /// A relative value is ignored, as the specification asks.
  static func defaultFolder(_ environment: [String: String]) -> URL {
    let base =
      switch environment["XDG_DATA_HOME"] {
      case .some(let path) where path.hasPrefix("/"): URL(filePath: path)
      default:
        FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
      }
    return base.appending(path: "fairway/quotes")
  }

  private struct FolderUnusable: LocalizedError {
    let path: String
    var errorDescription: String? {
      "The folder \(path) cannot be written to. Name another one with --data."
    }
  }
}
