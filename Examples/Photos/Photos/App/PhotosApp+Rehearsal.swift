package import Foundation
import GRDB

extension PhotosApp {
  /// What a rehearsal of the shop begins with: its photos, and somebody who has been here before.
  package struct Beginning: Sendable {
    fileprivate let library: any PhotoLibrary
    fileprivate let name: String
    fileprivate let hash: PasswordHash

    /// - Parameters:
    ///   - photos: how many there are at most.
    ///   - dataFolder: where thumbnails are kept, and nothing else.
    ///   - photoFolder: as for the shop itself.
    package init(
      photos: Int = .max, dataFolder: URL? = nil, photoFolder: URL? = nil, name: String,
      password: String
    ) async throws {
      let all = try PhotosApp.library(dataFolder: dataFolder, photoFolder: photoFolder)
      library = FewPhotos(library: all, photos: Array(all.photos.prefix(photos)))
      self.name = name
      hash = try await PasswordHash(password, cost: .lowest)
    }
  }

  /// A shop in memory, as nobody has used it yet. What it keeps goes with it.
  package init(_ beginning: Beginning) throws {
    let database = try StoreDatabase.inMemory()
    let name = try AccountName(beginning.name)
    try database.connection.write { connection in
      _ = try Account.create(name, beginning.hash, in: connection)
    }
    self.init(library: beginning.library, database: database, cost: .lowest)
  }

  /// Says what the shop keeps for a device.
  @MainActor package func makeDigest(device: String) -> @MainActor @Sendable () -> String {
    let digest = StoreDigest(of: database, device: device)
    return { digest.text }
  }
}

/// The first photos of a library.
private struct FewPhotos: PhotoLibrary {
  let library: any PhotoLibrary
  let photos: [Photo]

  func thumbnail(of photo: Photo) async throws -> URL { try await library.thumbnail(of: photo) }
  func picture(of photo: Photo) async throws -> URL { try await library.picture(of: photo) }
}
