import Coordinators
import UIKit

@testable import Photos

/// What comes on top of what a shop shows: coordinators and screens, held weakly, to see them go.
@MainActor final class Remains {
  private let shop: Shop
  private let former: [Seen]
  private var seen: [Seen] = []
  private let ends = Ends()

  private struct Seen {
    let type: AnyObject.Type
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      type = Swift.type(of: object)
      self.object = object
    }

    var name: String { "\(type)" }
  }

  @MainActor private final class Ends {
    var names: [String] = []
  }

  init(in shop: Shop) {
    self.shop = shop
    former = (shop.screens + shop.flows).map { Seen($0) }
  }

  /// Notes what has come since the last look.
  func look() {
    for flow in shop.flows where note(flow) {
      let didFinish = flow.didFinish
      flow.didFinish = { [ends] coordinator in
        ends.names.append("\(type(of: coordinator))")
        didFinish?(coordinator)
      }
    }
    for screen in shop.screens { _ = note(screen) }
  }

  /// What has come and not gone.
  var left: [String] { seen.filter { $0.object != nil }.map(\.name) }

  /// Everything that has ever come.
  var all: [String] { seen.map(\.name) }

  /// The flows that have said that they are over, in order.
  var finished: [String] { ends.names }

  private func note(_ object: AnyObject) -> Bool {
    guard !(former + seen).contains(where: { $0.object === object }) else { return false }
    seen.append(Seen(object))
    return true
  }
}
