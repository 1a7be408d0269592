import UIKit

/// A form that tells when it has disappeared: that is all that UIKit says of a sheet which other code dismisses, or of a root
/// that is exchanged.
final class HeardFormViewController: FormViewController {
  var didDisappear: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didDisappear?()
  }
}
