import UIKit

extension UIView {
  /// Puts views one below the other, from the top down.
  func addColumn(_ views: [UIView]) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }
}
