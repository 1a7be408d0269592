/// A text of several lines, to read or to write.
///
/// Editing begins when the view becomes the first responder and ends when it no longer is one; the
/// delegate is asked and told in the same order whether the user or code does it.
@MainActor open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// Never nil when read. Setting it drops the attributes, and tells the delegate nothing.
  open var text: String! {
    get { content.string }
    set { show(.plain(newValue ?? "")) }
  }

  open var attributedText: NSAttributedString! {
    get { content.attributedString }
    set { show(newValue.map { .attributed(NSAttributedString(attributedString: $0)) }) }
  }

  private var content = TextContent.plain("")

  private func show(_ newContent: TextContent?) {
    content = newContent ?? .plain("")
    storedSelection = NSRange(location: content.string.utf16.count, length: 0)
    contentDidChange()
  }

  /// Not retained.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { if scrollDelegate !== delegate { scrollDelegate = delegate } }
  }
  package override func scrollDelegateDidChange() {
    let new = scrollDelegate as? any UITextViewDelegate
    if delegate !== new { delegate = new }
  }

  /// False for a text to read. Its links can then be tapped, if it is selectable.
  open var isEditable = true {
    didSet {
      if !isEditable { resignFirstResponder() }
      contentDidChange()
    }
  }
  open var isSelectable = true { didSet { contentDidChange() } }

  /// In UTF-16 units, and kept within the text; the insertion point where its length is 0.
  open var selectedRange: NSRange {
    get { storedSelection }
    set {
      let count = content.string.utf16.count
      let start = min(max(newValue.location, 0), count)
      storedSelection = NSRange(
        location: start, length: min(max(newValue.length, 0), count - start))
    }
  }
  private var storedSelection = NSRange(location: 0, length: 0)

  /// What typed text looks like in a text with attributes.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the first thing typed takes the place of all there is. Typing ends it.
  open var clearsOnInsertion = false

  // MARK: Keyboard

  open var textContentType: UITextContentType! { didSet { contentDidChange() } }
  open var keyboardType: UIKeyboardType = .default { didSet { contentDidChange() } }
  open var returnKeyType: UIReturnKeyType = .default { didSet { contentDidChange() } }
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  open var enablesReturnKeyAutomatically = false { didSet { contentDidChange() } }
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var passwordRules: UITextInputPasswordRules?
  // Kept without effect.
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default

  /// What shows in the keyboard's place, and above it, while the text is edited.
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }
  private lazy var inputs = InputViews(of: self)

  // MARK: Looks, kept as data

  open var font: UIFont? { didSet { contentDidChange() } }
  open var textColor: UIColor? { didSet { contentDidChange() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var textContainer: NSTextContainer { storedContainer }
  private let storedContainer: NSTextContainer
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsEditingTextAttributes = false
  open var usesStandardTextScaling = false
  open var adjustsFontForContentSizeCategory = false

  /// Kept without effect: where a text is scrolled to is the host's.
  open func scrollRangeToVisible(_ range: NSRange) {}

  // MARK: Making

  /// - Parameter textContainer: if nil, one of the view's own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    storedContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// - Parameter usingTextLayoutManager: without effect, as a host lays text out its own way.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    storedContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
  }

  // MARK: Editing

  private(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing: `shouldBeginEditing`, then whoever is being edited ends, `didBeginEditing`.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil else { return false }
    guard delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    inputs.show()
    delegate?.textViewDidBeginEditing(self)
    window?.application.post(UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing: `shouldEndEditing`, then `didEndEditing`.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    return resign(forced: false)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    // A text view that leaves the screen ends its editing, whatever its delegate says.
    if isEditing, newWindow !== window { resign(forced: true) }
    super.willMove(toWindow: newWindow)
  }

  /// - Parameter forced: the delegate is asked, and its answer passed over.
  @discardableResult func resign(forced: Bool) -> Bool {
    let allowed = delegate?.textViewShouldEndEditing(self) ?? true
    guard allowed || forced, super.resignFirstResponder() else { return false }
    isEditing = false
    inputs.hide()
    delegate?.textViewDidEndEditing(self)
    window?.application.post(UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  /// Replaces a part of the text as typing does, and tells of it.
  func userChanged(_ range: NSRange, to replacement: String) {
    content = content.replacing(range, with: replacement, attributes: typingAttributes)
    clearsOnInsertion = false
    selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
    contentDidChange()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    window?.application.post(UITextView.textDidChangeNotification, object: self)
  }

  // MARK: UIKeyInput

  open var hasText: Bool { !content.string.isEmpty }

  /// Types at the insertion point, in place of what is selected. Called by code, so that the
  /// delegate is not asked, but it is told.
  open func insertText(_ text: String) {
    let all = NSRange(location: 0, length: content.string.utf16.count)
    userChanged(clearsOnInsertion ? all : selectedRange, to: text)
  }

  /// Deletes what is selected, or the character before the insertion point.
  open func deleteBackward() {
    var range = selectedRange
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (content.string as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    userChanged(range, to: "")
  }
}
