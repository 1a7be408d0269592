import UIKit

extension UIView {
  /// Adds a view that keeps to this one's edges.
  func addSubview(_ view: UIView, insets: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: insets),
      view.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: insets),
      view.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -insets),
      view.bottomAnchor.constraint(
        lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor, constant: -insets),
    ])
  }
}
