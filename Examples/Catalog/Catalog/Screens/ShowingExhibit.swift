import UIKit

/// An exhibit of what is shown over it: a button for each.
class ShowingExhibit: Exhibit {
  class var showings: [Showing] { [] }

  /// Told with the button that was pressed.
  var didAskFor: ((Showing, UIView) -> Void)?

  override func makeViews() -> [UIView] {
    Self.showings.map { showing in
      UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: showing.rawValue) { [weak self] action in
          guard let self else { return }
          didAskFor?(showing, action.sender as? UIView ?? view)
        })
    }
  }
}
