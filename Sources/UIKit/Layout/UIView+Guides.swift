extension UIView {
  /// Adds the guide, which must not be removed while constraints refer to it. A guide of another
  /// view is taken from it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    layoutGuides.removeAll { $0 === layoutGuide }
  }

  /// The part of the view that no bar covers: all of it, as hosts keep bars beside the content.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let made = layoutAttributes.safeAreaGuide { return made }
    let guide = makeGuide("UIViewSafeAreaLayoutGuide")
    layoutAttributes.safeAreaGuide = guide
    return guide
  }

  /// The view without its `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide {
    if let made = layoutAttributes.marginsGuide { return made }
    let guide = makeGuide("UIViewLayoutMarginsGuide")
    layoutAttributes.marginsGuide = guide
    return guide
  }

  /// The part of the view that is no wider than text should be.
  public var readableContentGuide: UILayoutGuide {
    if let made = layoutAttributes.readableGuide { return made }
    let guide = makeGuide("UIViewReadableContentGuide")
    layoutAttributes.readableGuide = guide
    return guide
  }

  /// What the keyboard leaves: the whole view, as the keyboard is the host's.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = (extras as? ViewExtras)?.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    guide.owningView = self
    viewExtras.keyboardGuide = guide
    return guide
  }

  private func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    return guide
  }
}
