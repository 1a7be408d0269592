import UIKit

// What Support needs of Objective-C, so that `check` can read it where there is none.

struct NSException {
  struct Name { let rawValue: String }
  let name: Name
  let reason: String?
}

func catchingException(_ block: () -> Void) -> NSException? {
  block()
  return nil
}

extension UIApplication {
  func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
}
