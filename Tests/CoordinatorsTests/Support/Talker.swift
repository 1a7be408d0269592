import UIKit

/// A screen that tells what happens to it.
final class Talker: UIViewController {
  var onLoad: (() -> Void)?
  var onWillAppear: (() -> Void)?
  var onAppear: (() -> Void)?
  var onWillDisappear: (() -> Void)?
  var onDisappear: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onWillDisappear?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear?()
  }
}
