import GRDB

extension StoreError {
  /// What a failed query means to the person who waits for it.
  init(_ error: any Error) {
    switch error {
    case let error as StoreError: self = error
    case DatabaseError.SQLITE_FULL: self = .storage(cause: "its disk is full")
    case let error as DatabaseError:
      self = .storage(cause: error.message ?? "\(error.resultCode)")
    default: self = .storage(cause: error.cause)
    }
  }
}
