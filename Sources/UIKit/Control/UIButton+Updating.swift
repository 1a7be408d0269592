extension UIButton {
  /// Where a button is in telling of a changed state.
  enum ConfigurationUpdate {
    case none, running
    /// Asked for once more while it runs.
    case runningAgain
  }
}

extension UIButton.Configuration {
  /// The configuration for the button's state: what the app has set stays, and what it has not is
  /// made to fit. A disabled button's text is pale, and a selected one gets a background.
  @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
    var updated = self
    if !button.isEnabled, baseForegroundColor == nil {
      updated.baseForegroundColor = .tertiaryLabel
    }
    if button.isSelected, automaticallyUpdateForSelection, look.selected != look {
      updated.look = look.selected
      if background == .clear() { updated.background = .tint() }
    }
    return updated
  }

  /// The title with its attributes; nil where it has none.
  var styledTitle: NSAttributedString? {
    attributedTitle?.styled(titleTextAttributesTransformer)
  }
  var styledSubtitle: NSAttributedString? {
    attributedSubtitle?.styled(subtitleTextAttributesTransformer)
  }
}

extension UIButton.Configuration.Look {
  fileprivate var selected: Self {
    switch self {
    case .plain, .gray: .tinted
    case .bordered: .borderedTinted
    default: self
    }
  }
}

extension AttributedString {
  /// With the attributes of each run transformed; nil where no run has any.
  fileprivate func styled(
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    let styled = NSMutableAttributedString(string: "")
    var hasAttributes = false
    for run in runs {
      let attributes = (transformer?(run.attributes) ?? run.attributes).byKey
      let text = String(characters[run.range])
      styled.append(NSAttributedString(string: text, attributes: attributes))
      hasAttributes = hasAttributes || !attributes.isEmpty
    }
    return hasAttributes ? styled : nil
  }
}
