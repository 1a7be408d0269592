// Making a view of a class that is known at run time only. Why this is right is told in
// `UITableViewCell+Dynamic.swift`; here it is `init(frame:)` that every class has.
extension UICollectionReusableView {
  @usableFromInline
  convenience init(dynamicFrame: CGRect) { self.init(frame: dynamicFrame) }

  @_silgen_name("$s5UIKit24UICollectionReusableViewC12dynamicFrameAC10Foundation6CGRectV_tcfC")
  static func make(dynamicFrame: CGRect) -> UICollectionReusableView
}
