import Coordinators
package import Foundation
package import UIKit

/// What all sessions of the app share: the photos, and the database of accounts and purchases.
package struct PhotosApp: Sendable {
  private let library: any PhotoLibrary
  let database: StoreDatabase
  private let cost: PasswordHash.Cost

  init(library: any PhotoLibrary, database: StoreDatabase, cost: PasswordHash.Cost) {
    self.library = library
    self.database = database
    self.cost = cost
  }

  /// - Parameters:
  ///   - dataFolder: where accounts and purchases are kept; nil for the user's own data folder.
  ///   - photoFolder: whose pictures are sold; nil for the built-in gallery.
  /// - Throws: an error whose description is one line that says how to mend it.
  package init(dataFolder: URL?, photoFolder: URL?) throws {
    library = try Self.library(dataFolder: dataFolder, photoFolder: photoFolder)
    let folder = dataFolder ?? Self.defaults.data
    database = try StoreDatabase(file: folder.appending(path: "photos.sqlite"))
    cost = .interactive
  }

  static func library(dataFolder: URL?, photoFolder: URL?) throws -> any PhotoLibrary {
    guard let photoFolder else {
      return try BuiltInGallery(folder: Bundle.module.resourceURL ?? Bundle.module.bundleURL)
    }
    let cache = dataFolder?.appending(path: "thumbnails") ?? defaults.cache
    return try FolderGallery(folder: photoFolder, cache: cache)
  }

  private static var defaults: DataFolder {
    DataFolder(
      environment: ProcessInfo.processInfo.environment,
      home: FileManager.default.homeDirectoryForCurrentUser)
  }

  /// Whether an address is one of the app's pages.
  package static func hasPage(at address: URL) -> Bool { LinkMap.photos.link(for: address) != nil }

  /// The delegate of one session. Who is signed in there is kept under the device's name.
  @MainActor package func makeDelegate(device: String) -> any UIApplicationDelegate {
    AppDelegate(
      library: library, store: Store(database: database, device: device, cost: cost))
  }
}
