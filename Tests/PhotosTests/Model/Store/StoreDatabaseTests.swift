import Foundation
import GRDB
import Testing

@testable import Photos

@Suite("The store's database")
struct StoreDatabaseTests {
  let folder: TemporaryFolder
  let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "a/b/store.sqlite")
  }

  func refusal(of file: URL) throws -> String {
    try #require(throws: StoreDatabaseError.self) { try StoreDatabase(file: file) }.description
  }

  @Test("makes its folder, for nobody but its owner to look into")
  func makesFolder() throws {
    _ = try StoreDatabase(file: file)
    for path in ["a", "a/b"] {
      let attributes = folder.url.appending(path: path).fileAttributes
      #expect((attributes?[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }
  }

  @Test("can be open twice at the same time, and writes ahead")
  func twice() throws {
    let one = try StoreDatabase(file: file)
    let other = try StoreDatabase(file: file)
    try one.execute("INSERT INTO accounts (key, name, passwordHash) VALUES ('a', 'A', '')")
    #expect(try other.text("SELECT name FROM accounts") == "A")
    #expect(try other.text("PRAGMA journal_mode") == "wal")
  }

  @Test(
    "keeps only rows that belong to an account",
    arguments: [
      "INSERT INTO purchases VALUES (7, 'sea', '2001-01-01')",
      "INSERT INTO signIns VALUES ('phone', 7)",
    ])
  func foreignKeys(sql: String) throws {
    let database = try StoreDatabase.inMemory()
    #expect(throws: DatabaseError.self) { try database.execute(sql) }
  }

  @Test("is not opened where its folder cannot be made")
  func unwritable() throws {
    let folder = try folder.unwritablePlace()
    #expect(
      try refusal(of: folder.appending(path: "store.sqlite"))
        == "The folder \(folder.path), where accounts are kept, cannot be made: Not a directory."
        + " Name another one with --data.")
  }

  @Test("is not opened where files cannot be made")
  func noFiles() throws {
    let file = URL(filePath: "/proc/self/store.sqlite")
    #expect(
      try refusal(of: file)
        == "The file \(file.path), where accounts are kept, cannot be opened:"
        + " unable to open database file."
        + " Make it readable and writable, or name another folder with --data.")
  }

  @Test(
    "is not opened if it is none",
    arguments: [Data(repeating: 0x78, count: 5000), Data("SQLite format 3\0 or so".utf8)])
  func notADatabase(contents: Data) throws {
    let file = try folder.write(contents, to: "store.sqlite")
    #expect(
      try refusal(of: file)
        == "The file \(file.path), where accounts are kept, is damaged or not a database."
        + " Move it away, or put a backup in its place.")
    #expect(try Data(contentsOf: file) == contents)
  }

  @Test("is not opened if a newer version of the app has written it")
  func newer() throws {
    try StoreDatabase(file: file).execute(
      "INSERT INTO grdb_migrations VALUES ('2: something to come')")
    #expect(
      try refusal(of: file)
        == "The file \(file.path), where accounts are kept, was written by a newer version of"
        + " this app. Use that version, or move the file away.")
  }

  @Test("is not opened if it is another app's")
  func foreign() throws {
    let file = folder.url.appending(path: "other.sqlite")
    try DatabaseQueue(path: file.path).write { try $0.execute(sql: "CREATE TABLE accounts (x)") }
    #expect(
      try refusal(of: file)
        == "The file \(file.path), where accounts are kept, cannot be opened:"
        + " table \"accounts\" already exists."
        + " Make it readable and writable, or name another folder with --data.")
  }

  @Test("is not opened on a full disk")
  func diskFull() {
    let error = StoreDatabaseError(DatabaseError(resultCode: .SQLITE_FULL), path: "/data/x")
    #expect(
      error.description
        == "The file /data/x, where accounts are kept, cannot be opened: the disk is full."
        + " Make room there.")
  }
}
