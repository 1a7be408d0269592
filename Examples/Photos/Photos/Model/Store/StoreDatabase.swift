import Foundation
import GRDB

/// The accounts, purchases and sign-ins of all sessions, in one SQLite file.
struct StoreDatabase: Sendable {
  let connection: any DatabaseWriter

  /// Opens the file, or makes it and its folder. Only its owner may look into a folder made here.
  init(file: URL) throws(StoreDatabaseError) {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .folderUnusable(path: folder.path, cause: error.cause)
    }
    do {
      var configuration = Configuration()
      // Another process, such as a backup, may hold the file for a moment.
      configuration.busyMode = .timeout(5)
      // What was bought is on the disk when the call returns, power cut or not.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      try self.init(DatabasePool(path: file.path, configuration: configuration))
    } catch {
      throw StoreDatabaseError(error, path: file.path)
    }
  }

  /// A store that forgets everything when it is let go.
  ///
  /// A copy of one that is empty and migrated: tests and crawls open thousands.
  static func inMemory() throws -> StoreDatabase {
    let copy = try DatabaseQueue()
    try empty.get().connection.backup(to: copy)
    return StoreDatabase(migrated: copy)
  }

  private static let empty = Result { try StoreDatabase(DatabaseQueue()) }

  private init(_ connection: any DatabaseWriter) throws {
    let migrator = Self.migrator
    guard try !connection.read(migrator.hasBeenSuperseded) else { throw Superseded() }
    try migrator.migrate(connection)
    self.init(migrated: connection)
  }

  private init(migrated connection: any DatabaseWriter) { self.connection = connection }

  /// A newer app has been here, and it may keep things in ways that this one would break.
  struct Superseded: Error {}
}
