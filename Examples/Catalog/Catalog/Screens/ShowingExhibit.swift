import UIKit

/// An exhibit of what is shown over it: a button for each.
class ShowingExhibit: Exhibit {
  class var showings: [Showing] { [] }

  var didAskFor: ((Showing) -> Void)?

  override func makeViews() -> [UIView] {
    Self.showings.map { showing in
      UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: showing.rawValue) { [weak self] _ in
          self?.didAskFor?(showing)
        })
    }
  }
}
