public import UIKit

open class UIControl: UIView {
  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
  var isTracking = false
  var isTouchInside = false
  var contentVerticalAlignment: UIKit.UIControl.ContentVerticalAlignment = .center
  var contentHorizontalAlignment: UIKit.UIControl.ContentHorizontalAlignment = .center
  var showsMenuAsPrimaryAction = false
  var handlers = ControlHandlers()
  var controlExtras: ControlExtras?

  public func run(_ action: UIAction) {
    handlers.all.append(.init(action: action, events: .primaryActionTriggered))
  }
}

final class ControlExtras {}
final class ButtonExtras {}
enum ConfigurationUpdate { case none, running, runningAgain }
final class FieldExtras {}

struct ControlHandlers {
  struct Handler {
    var action: UIAction
    var events: UIKit.UIControl.Event
  }

  var all: [Handler] = []
}

struct ControlStateValues<Value> {
  var values: [UIKit.UIControl.State: Value] = [:]
}

open class UIButton: UIControl {
  var buttonType: UIKit.UIButton.ButtonType = .custom
  var role: UIKit.UIButton.Role = .normal
  var configuration: UIKit.UIButton.Configuration?
  var configurationUpdateHandler: ((UIButton) -> Void)?
  var automaticallyUpdatesConfiguration = true
  var configurationUpdate = ConfigurationUpdate.none
  var menu: UIMenu?
  var changesSelectionAsPrimaryAction = false
  var titles = ControlStateValues<String>()
  var images = ControlStateValues<UIImage>()
  var buttonExtras: ButtonExtras?

  public init(_ configuration: UIKit.UIButton.Configuration) {
    self.configuration = configuration
    super.init()
  }

  public convenience init(
    _ configuration: UIKit.UIButton.Configuration, title: String, action: UIAction
  ) {
    self.init(configuration)
    show(title, running: action)
  }

  public func show(_ title: String, running action: UIAction) {
    titles.values[.normal] = title
    run(action)
  }
}

open class UITextField: UIControl {
  var content = TextContent.plain("")
  var placeholderContent: TextContent?
  weak var delegate: (any UITextFieldDelegate)?
  var isEditing = false
  var clearsOnBeginEditing = false
  var clearButtonMode: UIKit.UITextField.ViewMode = .never
  public var textContentType: UITextContentType!
  var keyboardType: UIKeyboardType = .default
  public var returnKeyType: UIReturnKeyType = .default
  public var isSecureTextEntry = false
  var enablesReturnKeyAutomatically = false
  var autocapitalizationType: UITextAutocapitalizationType = .sentences
  var autocorrectionType: UITextAutocorrectionType = .default
  var spellCheckingType: UITextSpellCheckingType = .default
  var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
  var textColor: UIColor? = .label
  var textAlignment: NSTextAlignment = .natural
  var borderStyle: UIKit.UITextField.BorderStyle = .roundedRect
  var fieldExtras: FieldExtras?

  public var storedText: String {
    get { content.string }
    set { content = .plain(newValue) }
  }
  public var placeholder: String? {
    get { placeholderContent?.string }
    set { placeholderContent = newValue.map { .plain($0) } }
  }

  public func report(to delegate: any UITextFieldDelegate) { self.delegate = delegate }
}

public protocol UITextFieldDelegate: AnyObject {}
