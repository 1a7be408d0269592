/// Two buttons that take away from a value and add to it.
@MainActor open class UIStepper: UIControl {
  /// Kept between the two limits. Set by code it sends nothing; the user's tap sends
  /// `.valueChanged` (row U6).
  open var value: Double {
    get { storedValue }
    set { change(to: min(max(newValue, minimumValue), maximumValue)) }
  }
  private var storedValue = 0.0

  /// A minimum above the maximum moves that too.
  open var minimumValue: Double {
    get { storedMinimum }
    set {
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      limitsDidChange()
    }
  }
  private var storedMinimum = 0.0

  /// A maximum below the minimum moves that too.
  open var maximumValue: Double {
    get { storedMaximum }
    set {
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      limitsDidChange()
    }
  }
  private var storedMaximum = 100.0

  /// What a tap adds or takes away; more than 0, anything else is an exception.
  open var stepValue: Double {
    get { storedStep }
    set {
      guard newValue > 0 else {
        return raise(
          .invalidArgumentException, "-[UIStepper setStepValue:]: \(newValue) is not more than 0")
      }
      storedStep = newValue
    }
  }
  private var storedStep = 1.0

  /// Whether a step beyond one limit leads to the other.
  open var wraps = false { didSet { contentDidChange() } }
  // Kept without effect: a host tells of each step by itself.
  open var isContinuous = true
  open var autorepeat = true

  private func limitsDidChange() {
    value = storedValue
    contentDidChange()
  }

  private func change(to newValue: Double) {
    guard newValue != storedValue else { return }
    storedValue = newValue
    contentDidChange()
  }

  // MARK: Looks, kept without effect

  private var backgroundImages = ControlStateValues<UIImage>()
  private var incrementImages = ControlStateValues<UIImage>()
  private var decrementImages = ControlStateValues<UIImage>()
  private var dividerImages: [[State]: UIImage] = [:]

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[state] = image
  }
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }

  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[state] = image
  }
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }

  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State
  ) {
    dividerImages[[leftState, rightState]] = image
  }

  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { dividerImages[[leftState, rightState]] }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  // MARK: The user

  /// The two buttons.
  package enum Step { case decrement, increment }

  /// Whether the button is on: at a limit only if the value wraps.
  package func allows(_ step: Step) -> Bool {
    guard isEnabled else { return false }
    return wraps || (step == .increment ? value < maximumValue : value > minimumValue)
  }

  /// The user taps one of the buttons.
  ///
  /// - Returns: false when it does not answer; then nothing was sent.
  @discardableResult package func userStep(_ step: Step) -> Bool {
    guard allows(step) else { return false }
    return changeByTouch {
      let before = value
      change(to: target(of: step))
      return value != before
    }
  }

  private func target(of step: Step) -> Double {
    switch step {
    case .increment:
      wraps && value >= maximumValue ? minimumValue : min(value + stepValue, maximumValue)
    case .decrement:
      wraps && value <= minimumValue ? maximumValue : max(value - stepValue, minimumValue)
    }
  }
}
