import GRDB

extension Account {
  static func named(_ name: AccountName, in database: Database) throws -> Account? {
    let query = try database.cachedStatement(sql: "SELECT * FROM accounts WHERE key = ?")
    return try Row.fetchOne(query, arguments: [name.key]).map(Account.init(row:))
  }

  static func signedIn(on device: String, in database: Database) throws -> Account? {
    let query = try database.cachedStatement(
      sql: """
        SELECT accounts.* FROM accounts JOIN signIns ON signIns.account = accounts.id
        WHERE signIns.device = ?
        """)
    return try Row.fetchOne(query, arguments: [device]).map(Account.init(row:))
  }

  /// Of everybody who has one.
  static func names(in database: Database) throws -> [String] {
    let query = try database.cachedStatement(sql: "SELECT name FROM accounts ORDER BY key")
    return try String.fetchAll(query)
  }

  /// - Returns: The new account's id.
  /// - Throws: `StoreError.nameTaken`, also if somebody was quicker by a hair.
  static func create(
    _ name: AccountName, _ hash: PasswordHash, in database: Database
  ) throws -> Int64 {
    do {
      try database.execute(
        sql: "INSERT INTO accounts (key, name, passwordHash) VALUES (?, ?, ?)",
        arguments: [name.key, name.text, hash.text])
    } catch DatabaseError.SQLITE_CONSTRAINT_UNIQUE {
      throw StoreError.nameTaken
    }
    return database.lastInsertedRowID
  }

  static func signIn(_ id: Int64, on device: String, in database: Database) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO signIns (device, account) VALUES (?, ?)",
      arguments: [device, id])
  }

  static func signOut(on device: String, in database: Database) throws {
    try database.execute(sql: "DELETE FROM signIns WHERE device = ?", arguments: [device])
  }

  /// What the account that is signed in on the device has bought; empty where none is.
  static func purchases(on device: String, in database: Database) throws -> Set<Photo.ID> {
    let query = try database.cachedStatement(
      sql: """
        SELECT photo FROM purchases JOIN signIns ON signIns.account = purchases.account
        WHERE signIns.device = ?
        """)
    return try String.fetchSet(query, arguments: [device])
  }

  /// Of two purchases of one photo the first counts.
  func buy(_ photo: Photo, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO purchases (account, photo, date) VALUES (?, ?, CURRENT_TIMESTAMP)
        ON CONFLICT DO NOTHING
        """,
      arguments: [id, photo.id])
  }
}
