/// The field of a search bar.
@MainActor open class UISearchTextField: UITextField {
  /// What stands before the text.
  open var tokens: [UISearchToken] = [] { didSet { contentDidChange() } }

  // Kept without effect.
  open var tokenBackgroundColor: UIColor! = .systemGray
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    returnKeyType = .search
    clearButtonMode = .whileEditing
  }

  // Inherited on iOS; here it must be written out.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
