/// What few text fields have.
@MainActor final class FieldExtras {
  var passwordRules: UITextInputPasswordRules?
  var smartQuotesType: UITextSmartQuotesType = .default
  var smartDashesType: UITextSmartDashesType = .default
  var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  var keyboardAppearance: UIKeyboardAppearance = .default
  var adjustsFontForContentSizeCategory = false
  var adjustsFontSizeToFitWidth = false
  var minimumFontSize: CGFloat = 0
  var background: UIImage?
  var disabledBackground: UIImage?
  var allowsEditingTextAttributes = false
  var clearsOnInsertion = false
  var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  var typingAttributes: [NSAttributedString.Key: Any]?
  var leftView: UIView?
  var leftViewMode: UITextField.ViewMode = .never
  var rightView: UIView?
  var rightViewMode: UITextField.ViewMode = .never
  var inputs: InputViews?
}

extension UITextField {
  private var made: FieldExtras {
    if let fieldExtras { return fieldExtras }
    let made = FieldExtras()
    fieldExtras = made
    return made
  }

  final var inputs: InputViews {
    if let inputs = made.inputs { return inputs }
    let inputs = InputViews(of: self)
    made.inputs = inputs
    return inputs
  }

  // MARK: Kept without effect

  public var passwordRules: UITextInputPasswordRules? {
    get { fieldExtras?.passwordRules }
    set { made.passwordRules = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { fieldExtras?.smartQuotesType ?? .default }
    set { made.smartQuotesType = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { fieldExtras?.smartDashesType ?? .default }
    set { made.smartDashesType = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { fieldExtras?.smartInsertDeleteType ?? .default }
    set { made.smartInsertDeleteType = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { fieldExtras?.keyboardAppearance ?? .default }
    set { made.keyboardAppearance = newValue }
  }
  public var adjustsFontForContentSizeCategory: Bool {
    get { fieldExtras?.adjustsFontForContentSizeCategory ?? false }
    set { made.adjustsFontForContentSizeCategory = newValue }
  }
  public var adjustsFontSizeToFitWidth: Bool {
    get { fieldExtras?.adjustsFontSizeToFitWidth ?? false }
    set { made.adjustsFontSizeToFitWidth = newValue }
  }
  /// In points; with `adjustsFontSizeToFitWidth`.
  public var minimumFontSize: CGFloat {
    get { fieldExtras?.minimumFontSize ?? 0 }
    set { made.minimumFontSize = newValue }
  }
  public var background: UIImage? {
    get { fieldExtras?.background }
    set { made.background = newValue }
  }
  public var disabledBackground: UIImage? {
    get { fieldExtras?.disabledBackground }
    set { made.disabledBackground = newValue }
  }
  public var allowsEditingTextAttributes: Bool {
    get { fieldExtras?.allowsEditingTextAttributes ?? false }
    set { made.allowsEditingTextAttributes = newValue }
  }
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { fieldExtras?.defaultTextAttributes ?? [:] }
    set { made.defaultTextAttributes = newValue }
  }
  /// Nil unless the field is edited.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? fieldExtras?.typingAttributes ?? defaultTextAttributes : nil }
    set { if isEditing { made.typingAttributes = newValue } }
  }

  /// Whether the first thing that code inserts takes the place of the text. Inserting ends it.
  public var clearsOnInsertion: Bool {
    get { fieldExtras?.clearsOnInsertion ?? false }
    set { made.clearsOnInsertion = newValue }
  }

  // MARK: Side views

  /// At the start of the field. Retained, and a subview of the field.
  public var leftView: UIView? {
    get { fieldExtras?.leftView }
    set {
      replaceSide(leftView, by: newValue)
      made.leftView = newValue
      showSideViews()
    }
  }
  public var leftViewMode: ViewMode {
    get { fieldExtras?.leftViewMode ?? .never }
    set {
      made.leftViewMode = newValue
      showSideViews()
    }
  }
  /// At the end of the field. Retained, and a subview of the field.
  public var rightView: UIView? {
    get { fieldExtras?.rightView }
    set {
      replaceSide(rightView, by: newValue)
      made.rightView = newValue
      showSideViews()
    }
  }
  public var rightViewMode: ViewMode {
    get { fieldExtras?.rightViewMode ?? .never }
    set {
      made.rightViewMode = newValue
      showSideViews()
    }
  }

  private func replaceSide(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
  }

  func showSideViews() {
    guard let fieldExtras else { return }
    leftView?.isHidden = !fieldExtras.leftViewMode.shows(whileEditing: isEditing)
    rightView?.isHidden = !fieldExtras.rightViewMode.shows(whileEditing: isEditing)
  }
}
