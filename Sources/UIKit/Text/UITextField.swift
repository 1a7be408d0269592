/// A line of text that the user can change.
///
/// Editing begins when the field becomes the first responder and ends when it no longer is one; the
/// delegate is asked and told in the same order whether the user or code does it (row U2).
@MainActor open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// Never nil when read: no text is the empty string. Setting it tells neither the delegate nor
  /// the actions.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(newValue ?? "") = content { return }
      content = .plain(newValue ?? "")
    }
  }
  private var content = TextContent.plain("") { didSet { contentDidChange() } }

  /// The text with its attributes: those it was given, or `defaultTextAttributes` all over.
  open var attributedText: NSAttributedString? {
    get { content.attributedString(defaultAttributes: defaultTextAttributes) }
    set {
      content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain("")
    }
  }

  /// Shown while there is no text. Setting it drops the attributes.
  open var placeholder: String? {
    get { placeholderContent?.string }
    set { placeholderContent = newValue.map { .plain($0) } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent?.attributedString }
    set {
      placeholderContent = newValue.map { .attributed(NSAttributedString(attributedString: $0)) }
    }
  }
  private var placeholderContent: TextContent? { didSet { contentDidChange() } }

  /// Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  open private(set) var isEditing = false
  /// Whether editing begins with an empty field, if the delegate lets it be cleared.
  open var clearsOnBeginEditing = false
  open var clearButtonMode: ViewMode = .never { didSet { contentDidChange() } }

  // MARK: Keyboard

  open var textContentType: UITextContentType! { didSet { contentDidChange() } }
  open var keyboardType: UIKeyboardType = .default { didSet { contentDidChange() } }
  open var returnKeyType: UIReturnKeyType = .default { didSet { contentDidChange() } }
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  open var enablesReturnKeyAutomatically = false { didSet { contentDidChange() } }
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default

  // MARK: Looks, kept as data

  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
  open var borderStyle: BorderStyle = .none
  /// Nil for nearly all.
  final var fieldExtras: FieldExtras?

  // MARK: Subclasses

  // Not asked by a host, which lays a field out its own way.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    rightViewRect(forBounds: bounds)
  }
  /// As wide as the view, at the start.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let width = leftView?.bounds.width ?? 0
    return CGRect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let width = rightView?.bounds.width ?? 0
    return CGRect(x: bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
  }
  open func drawPlaceholder(in rect: CGRect) {}

  /// What shows in the keyboard's place while the field is edited: a picker, say.
  open override var inputView: UIView? {
    get { fieldExtras?.inputs?.view }
    set {
      inputs.view = newValue
      contentDidChange()
    }
  }
  /// What shows above the keyboard: a bar with a button, say.
  open override var inputAccessoryView: UIView? {
    get { fieldExtras?.inputs?.accessory }
    set {
      inputs.accessory = newValue
      contentDidChange()
    }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing: `shouldBeginEditing`, then whoever is being edited ends, `didBeginEditing`,
  /// `.editingDidBegin`.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil else { return false }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  /// Ends editing: `shouldEndEditing`, then `didEndEditing`, `.editingDidEnd`.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    return resign(forced: false)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    // A field that leaves the screen ends its editing, whatever its delegate says.
    if isEditing, newWindow !== window { resign(forced: true) }
    super.willMove(toWindow: newWindow)
  }

  private func beginEditing() {
    isEditing = true
    fieldExtras?.inputs?.show()
    showSideViews()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    window?.application.post(UITextField.textDidBeginEditingNotification, object: self)
    if clearsOnBeginEditing, isEditing, hasText { clear() }
  }

  /// - Parameter forced: the delegate is asked, and its answer passed over.
  @discardableResult func resign(forced: Bool) -> Bool {
    let allowed = delegate?.textFieldShouldEndEditing(self) ?? true
    guard allowed || forced, super.resignFirstResponder() else { return false }
    isEditing = false
    fieldExtras?.inputs?.hide()
    showSideViews()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    window?.application.post(
      UITextField.textDidEndEditingNotification, object: self, userInfo: Self.committed)
    return true
  }

  private static let committed: [AnyHashable: Any] = [
    UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue
  ]

  @discardableResult func clear() -> Bool {
    guard delegate?.textFieldShouldClear(self) ?? true else { return false }
    userChanged(to: "")
    return true
  }

  /// Sets what the user has made of the text, and tells of it. What is typed into a text with
  /// attributes has the typing attributes.
  func userChanged(to newText: String) {
    if case .attributed(let old) = content, let edit = TextEdit(from: old.string, to: newText) {
      content = content.replacing(
        edit.range, with: edit.replacement, attributes: typingAttributes ?? defaultTextAttributes)
    } else {
      text = newText
    }
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    window?.application.post(UITextField.textDidChangeNotification, object: self)
  }

  // MARK: UIKeyInput

  open var hasText: Bool { !content.string.isEmpty }

  /// Types at the end of the text. Called by code, so that the delegate is not asked, but the
  /// actions are told.
  open func insertText(_ text: String) {
    let kept = clearsOnInsertion ? "" : content.string
    fieldExtras?.clearsOnInsertion = false
    userChanged(to: kept + text)
  }

  /// Deletes the last character, likewise.
  open func deleteBackward() {
    if hasText { userChanged(to: String(content.string.dropLast())) }
  }

  // MARK: The user

  /// A tap on a field begins its editing.
  override func performTap() { becomeFirstResponder() }
}
