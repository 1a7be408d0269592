// Making a header or footer of a class that is known at run time only. Why this is right is told in
// `UITableViewCell+Dynamic.swift`.
extension UITableViewHeaderFooterView {
  @usableFromInline
  convenience init(dynamicReuseIdentifier: String?) {
    self.init(reuseIdentifier: dynamicReuseIdentifier)
  }

  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C22dynamicReuseIdentifierACSSSg_tcfC")
  static func make(dynamicReuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}
