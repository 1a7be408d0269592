/// What a generated password must be like, in Apple's language for it:
/// "required: lower; required: digit; minlength: 8;".
@MainActor open class UITextInputPasswordRules: NSObject {
  open private(set) var passwordRulesDescriptor = ""

  public override init() { super.init() }

  public convenience init(descriptor passwordRulesDescriptor: String) {
    self.init()
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
