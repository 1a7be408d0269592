// The initializers for a target and its selector. On Linux nothing is ever called through them: they
// are here for items that only name something, such as `backBarButtonItem`.
extension UIBarButtonItem {
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    keep(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    keep(target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    keep(target, action)
  }

  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    keep(target, action)
  }

  private func keep(_ target: Any?, _ action: Selector?) {
    // A value that is no object would be boxed, and the box gone at once.
    if let target, type(of: target) is AnyClass { self.target = target as AnyObject }
    self.action = action
  }
}
