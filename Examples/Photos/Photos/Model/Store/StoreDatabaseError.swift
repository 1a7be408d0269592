import Foundation
import GRDB

/// Why the database cannot be opened: one line, with what to do.
enum StoreDatabaseError: Error, Hashable {
  case folderUnusable(path: String, cause: String)
  case notADatabase(path: String)
  case newerSchema(path: String)
  case diskFull(path: String)
  case unusable(path: String, cause: String)

  init(_ error: any Error, path: String) {
    switch error {
    case is StoreDatabase.Superseded:
      self = .newerSchema(path: path)
    case DatabaseError.SQLITE_NOTADB, DatabaseError.SQLITE_CORRUPT:
      self = .notADatabase(path: path)
    case DatabaseError.SQLITE_FULL:
      self = .diskFull(path: path)
    case let error as DatabaseError:
      self = .unusable(path: path, cause: error.message ?? "\(error.resultCode)")
    default:
      self = .unusable(path: path, cause: error.cause)
    }
  }
}

extension StoreDatabaseError: CustomStringConvertible {
  var description: String {
    switch self {
    case .folderUnusable(let path, let cause):
      "The folder \(path), where accounts are kept, cannot be made: \(cause)."
        + " Name another one with --data."
    case .notADatabase(let path):
      "The file \(path), where accounts are kept, is damaged or not a database."
        + " Move it away, or put a backup in its place."
    case .newerSchema(let path):
      "The file \(path), where accounts are kept, was written by a newer version of this app."
        + " Use that version, or move the file away."
    case .diskFull(let path):
      "The file \(path), where accounts are kept, cannot be opened: the disk is full."
        + " Make room there."
    case .unusable(let path, let cause):
      "The file \(path), where accounts are kept, cannot be opened: \(cause)."
        + " Make it readable and writable, or name another folder with --data."
    }
  }
}

extension StoreDatabaseError: LocalizedError {
  var errorDescription: String? { description }
}
