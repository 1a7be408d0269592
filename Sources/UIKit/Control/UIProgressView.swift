/// How much of a task is done.
@MainActor open class UIProgressView: UIView {
  /// From 0 to 1, and kept within. With an observed progress it is that one's.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  private var storedProgress: Float = 0

  /// Read whenever the screen is. Foundation on Linux does not tell of its changes, so that one
  /// that nothing else accompanies is seen with the next change of the screen.
  open var observedProgress: Progress? { didSet { contentDidChange() } }

  // Kept without effect.
  open var progressViewStyle: Style = .default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    let progress = min(max(progress, 0), 1)
    guard progress != storedProgress else { return }
    storedProgress = progress
    contentDidChange()
  }

  public enum Style: Int, Sendable {
    case `default`, bar
  }
}
