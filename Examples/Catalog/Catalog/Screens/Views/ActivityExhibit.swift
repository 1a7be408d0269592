import UIKit

final class ActivityExhibit: Exhibit {
  override class var name: String { "Activity" }
  override class var sentence: String {
    "An activity indicator turns as long as something is under way."
  }

  override func makeViews() -> [UIView] {
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.startAnimating()
    let toggle = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Start or stop") { [weak self, weak indicator] _ in
        guard let indicator else { return }
        if indicator.isAnimating { indicator.stopAnimating() } else { indicator.startAnimating() }
        self?.report(indicator.isAnimating ? "It turns." : "It rests.")
      })
    return [indicator, toggle]
  }
}
