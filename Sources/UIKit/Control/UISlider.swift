/// A value between two others, chosen by moving a thumb.
@MainActor open class UISlider: UIControl {
  /// Kept between the two limits. Set by code it sends nothing; the user's move sends
  /// `.valueChanged` (row U6).
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  private var storedValue: Float = 0

  /// Setting it moves a smaller `maximumValue` and a smaller `value` up to it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      limitsDidChange()
    }
  }
  /// Setting it moves a greater `minimumValue` and a greater `value` down to it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      limitsDidChange()
    }
  }

  /// Whether actions run while the thumb moves, or once it rests. A host tells of where it rests,
  /// so that both come to one call.
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    let value = min(max(value, minimumValue), maximumValue)
    guard value != storedValue else { return }
    storedValue = value
    contentDidChange()
  }

  private func limitsDidChange() {
    setValue(storedValue, animated: false)
    contentDidChange()
  }

  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open var behavioralStyle: UIBehavioralStyle { preferredBehavioralStyle.resolved }

  // MARK: Looks, kept without effect

  /// At the end where the value is smallest.
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  private var thumbImages = ControlStateValues<UIImage>()
  private var minimumTrackImages = ControlStateValues<UIImage>()
  private var maximumTrackImages = ControlStateValues<UIImage>()

  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open var currentThumbImage: UIImage? { thumbImages.shown(in: state) }

  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
  }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.shown(in: state) }

  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
  }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.shown(in: state) }

  // For subclasses that override them. Not asked by a host, which has a slider of its own.

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(origin: bounds.origin, size: minimumValueImage?.size ?? .zero)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.minY), size: size)
  }

  /// The line between the two images, four points high.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let start = minimumValueImageRect(forBounds: bounds).maxX
    let end = maximumValueImageRect(forBounds: bounds).minX
    return CGRect(x: start, y: bounds.midY - 2, width: max(0, end - start), height: 4)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      origin: CGPoint(
        x: rect.minX + share * max(0, rect.width - size.width), y: rect.midY - size.height / 2),
      size: size)
  }

  // MARK: The user

  /// The user moves the thumb. Beyond an end it stays there.
  ///
  /// - Returns: false when the slider does not answer; then nothing was sent.
  @discardableResult package func userAdjust(to value: Double) -> Bool {
    changeByTouch {
      let before = self.value
      setValue(Float(value), animated: true)
      return self.value != before
    }
  }
}
