import UIKit

/// Gives what is on screen its numbers. A number stays with its object and is never given again.
@MainActor final class IdentityRegistry {
  private var last = 0

  func number(of object: some Numbered) -> Int {
    if object.hostNumber == 0 {
      last += 1
      object.hostNumber = last
    }
    return object.hostNumber
  }
}
