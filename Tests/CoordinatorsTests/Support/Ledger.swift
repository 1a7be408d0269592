import Foundation

/// What a test knows of flows and screens, none of which it holds.
@MainActor final class Ledger {
  /// What has ended, in order.
  var ends: [String] = []
  private var made: [Made] = []

  private struct Made {
    weak var object: NSObject?
    let name: String
  }

  func note(_ object: NSObject, _ name: String) {
    made.append(Made(object: object, name: name))
  }

  var alive: [String] { made.filter { $0.object != nil }.map(\.name) }
}
