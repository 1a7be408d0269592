/// Shows a list content configuration with ordinary labels and an image view.
@MainActor open class UIListContentView: UIView, UIContentView {
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(content: configuration)
  }

  init(content: UIListContentConfiguration) {
    shown = content
    super.init(frame: .zero)
    show()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// Takes list content configurations; others leave the view as it is.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }
  private var shown: UIListContentConfiguration

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The guides are kept as data, and are there where what they surround is.
  open var textLayoutGuide: UILayoutGuide? { guide(&guides.text, around: label) }
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    guide(&guides.secondary, around: secondaryLabel)
  }
  open var imageLayoutGuide: UILayoutGuide? { guide(&guides.image, around: imageView) }
  private var guides: (text: UILayoutGuide?, secondary: UILayoutGuide?, image: UILayoutGuide?)

  private func guide(_ stored: inout UILayoutGuide?, around view: UIView?) -> UILayoutGuide? {
    guard let view, !view.isHidden else { return nil }
    if let stored { return stored }
    let guide = UILayoutGuide()
    guide.owningView = self
    stored = guide
    return guide
  }

  private var imageView: UIImageView?
  private var label: UILabel?
  private var secondaryLabel: UILabel?

  /// Views are made as they are needed, in the order in which they are read.
  private func show() {
    if let image = shown.image {
      let view = imageView ?? UIImageView()
      if imageView == nil { insertSubview(view, at: 0) }
      imageView = view
      if view.image !== image { view.image = image }
    }
    imageView?.isHidden = shown.image == nil
    show(shown.text, shown.attributedText, shown.textProperties, in: &label)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: &secondaryLabel)
    // A label that was made later than the secondary one comes before it all the same.
    if let secondaryLabel, subviews.last !== secondaryLabel { bringSubviewToFront(secondaryLabel) }
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in place: inout UILabel?
  ) {
    guard text != nil || attributed != nil else {
      place?.isHidden = true
      return
    }
    let label = place ?? UILabel()
    if place == nil { addSubview(label) }
    place = label
    label.isHidden = false
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = properties.transformed(text)
    }
  }
}
