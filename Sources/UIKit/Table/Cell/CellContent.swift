/// The content view of a cell, header or footer, and the views that UIKit itself puts there. Each
/// is made when first asked for: most cells need one or two of them.
@MainActor final class CellContent {
  enum Label { case text, detail }

  private(set) var configuration: (any UIContentConfiguration)?
  private var contentView: UIView?
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  func view(in owner: UIView) -> UIView {
    if let contentView { return contentView }
    return install(UIView(), in: owner)
  }

  func label(_ which: Label, in owner: UIView) -> UILabel? {
    guard configuration == nil else { return nil }
    if let made = which == .text ? text : detail { return made }
    let view = view(in: owner)
    let label = UILabel()
    if which == .text { text = label } else { detail = label }
    // Read in this order by a screen reader, whichever is made first.
    if which == .text, let detail { view.insertSubview(label, belowSubview: detail) }
    if label.superview == nil { view.addSubview(label) }
    return label
  }

  func image(in owner: UIView) -> UIImageView? {
    guard configuration == nil else { return nil }
    if let image { return image }
    let view = view(in: owner)
    let made = UIImageView()
    image = made
    view.insertSubview(made, at: 0)
    return made
  }

  func setConfiguration(_ new: (any UIContentConfiguration)?, in owner: UIView) {
    configuration = new
    guard let new else {
      install(UIView(), in: owner)
      return
    }
    if let present = contentView as? any UIView & UIContentView,
      type(of: present.configuration) == type(of: new), present.supports(new)
    {
      present.configuration = new
    } else {
      install(new.makeContentView(), in: owner)
    }
  }

  @discardableResult private func install(_ view: UIView, in owner: UIView) -> UIView {
    contentView?.removeFromSuperview()
    (text, detail, image) = (nil, nil, nil)
    contentView = view
    owner.insertSubview(view, at: 0)
    return view
  }
}
