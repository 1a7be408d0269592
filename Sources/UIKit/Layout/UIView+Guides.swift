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
    guide(\.safeAreaGuide, "UIViewSafeAreaLayoutGuide")
  }

  /// The view without its `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide, "UIViewLayoutMarginsGuide")
  }

  /// The part of the view that is no wider than text should be.
  public var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide, "UIViewReadableContentGuide")
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

  private func guide(
    _ path: WritableKeyPath<ViewLayoutAttributes, UILayoutGuide?>, _ identifier: String
  ) -> UILayoutGuide {
    if let guide = layoutAttributes[keyPath: path] { return guide }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    layoutAttributes[keyPath: path] = guide
    return guide
  }
}
