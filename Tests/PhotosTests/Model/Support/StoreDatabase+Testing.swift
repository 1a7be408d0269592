import Foundation
import GRDB

@testable import Photos

extension StoreDatabase {
  /// The one text that a query finds.
  func text(_ sql: String) throws -> String {
    try connection.read { try String.fetchOne($0, sql: sql) } ?? ""
  }

  func execute(_ sql: String) throws {
    try connection.write { try $0.execute(sql: sql) }
  }

  /// An account of somebody who has been here before, and who may be signed in still.
  func addAccount(
    _ name: String, _ hash: PasswordHash, signedInOn device: String? = nil
  ) throws {
    let name = try AccountName(name)
    try connection.write { database in
      let id = try Account.create(name, hash, in: database)
      if let device { try Account.signIn(id, on: device, in: database) }
    }
  }

  /// From now on the database is as a full disk makes it: it can be read but not grow.
  func fillDisk() throws {
    try execute("CREATE TABLE ballast (bytes)")
    let pages = try text("PRAGMA page_count")
    try execute("PRAGMA max_page_count = \(pages)")
    // What free space there is in the last pages is used up, in ever smaller pieces.
    for size in [4000, 400, 40, 4] {
      while (try? execute("INSERT INTO ballast VALUES (zeroblob(\(size)))")) != nil {}
    }
  }
}
