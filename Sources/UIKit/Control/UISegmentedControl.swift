/// Several segments, of which at most one is chosen.
///
/// An index of a segment that is not there stands for the last one.
@MainActor open class UISegmentedControl: UIControl {
  private var segments: [SegmentContent] = [] { didSet { contentDidChange() } }

  /// `noSegment` where none is chosen. Set by code it sends nothing; the user's tap sends
  /// `.valueChanged` (row U6).
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      guard newValue < segments.count else { return }
      storedIndex = max(newValue, UISegmentedControl.noSegment)
      contentDidChange()
    }
  }
  private var storedIndex = UISegmentedControl.noSegment

  /// Whether a segment is chosen only while it is tapped.
  open var isMomentary = false

  open class var noSegment: Int { -1 }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter items: titles (`String`) and images (`UIImage`).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in
      SegmentContent(title: item as? String, image: item as? UIImage)
    }
  }

  /// - Parameter actions: one for each segment, run when the user chooses it. Each must have an
  ///   identifier of its own.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: nil, image: nil, action: action), at: segment)
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title, image: nil), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: nil, image: image), at: segment)
  }

  private func insert(_ content: SegmentContent, at segment: Int) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(content, at: index)
    if storedIndex >= index { storedIndex += 1 }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = place(of: segment) else { return }
    if storedIndex == index {
      storedIndex = UISegmentedControl.noSegment
    } else if storedIndex > index {
      storedIndex -= 1
    }
    segments.remove(at: index)
  }

  open func removeAllSegments() {
    storedIndex = UISegmentedControl.noSegment
    segments = []
  }

  /// Takes the place of the segment's image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    update(segment) { $0.show(title: title, image: nil) }
  }
  open func titleForSegment(at segment: Int) -> String? { content(of: segment)?.title }

  /// Takes the place of the segment's title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    update(segment) { $0.show(title: nil, image: image) }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { content(of: segment)?.image }

  /// The segment shows the action's title or image, and runs it when the user chooses it.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    update(segment) { $0.action = action }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { content(of: segment)?.action }

  /// `NSNotFound` where no segment has such an action.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    update(segment) { $0.isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    content(of: segment)?.isEnabled ?? false
  }

  private func place(of segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
  }

  private func content(of segment: Int) -> SegmentContent? {
    place(of: segment).map { segments[$0] }
  }

  private func update(_ segment: Int, _ change: (inout SegmentContent) -> Void) {
    if let index = place(of: segment) { change(&segments[index]) }
  }

  // MARK: Looks, kept without effect

  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
  final lazy var looks = SegmentLooks()
  private var textAttributes = ControlStateValues<[NSAttributedString.Key: Any]>()

  /// In points; 0 stands for as wide as the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    update(segment) { $0.width = width }
  }
  open func widthForSegment(at segment: Int) -> CGFloat { content(of: segment)?.width ?? 0 }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    update(segment) { $0.offset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    content(of: segment)?.offset ?? .zero
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    textAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  // MARK: The user

  /// The user taps a segment.
  ///
  /// - Returns: false when it does not answer; then nothing was sent.
  @discardableResult package func userSelect(_ segment: Int) -> Bool {
    guard segments.indices.contains(segment), segments[segment].isEnabled else { return false }
    let action = segments[segment].action
    return touch {
      let changes = isMomentary || segment != storedIndex
      selectedSegmentIndex = segment
      if changes {
        if let action { sendAction(action) }
        sendValueChanged()
      }
      sendActions(for: .touchUpInside)
      if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
    }
  }
}
