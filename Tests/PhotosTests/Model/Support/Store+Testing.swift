import Foundation

@testable import Photos

extension Store {
  /// On a database of its own in memory, unless given one, and at the lowest cost.
  static func test(
    database: StoreDatabase? = nil, device: String = "phone", queue: WorkQueue = .passwords
  ) throws -> Store {
    let database = try database ?? .inMemory()
    return Store(database: database, device: device, cost: .lowest, queue: queue)
  }
}

extension Photo {
  static let harbour = Photo(id: "harbour", title: "Harbour", description: nil)
  static let meadow = Photo(id: "meadow", title: "Meadow", description: nil)
}
