import Testing
import UIKit

@MainActor @Suite("Buttons") struct ButtonTests {
  @Test("The title for a state falls back on the normal one")
  func titles() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Bought", for: .disabled)
    #expect(button.currentTitle == "Buy")
    button.isSelected = true
    #expect(button.currentTitle == "Buy")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Bought")
    #expect(button.title(for: .selected) == nil)
  }

  @Test("A primary action gives the button its title and image")
  func primaryAction() {
    let image = UIImage(systemName: "cart")
    let action = UIAction(title: "Buy", image: image) { _ in }
    for button in [
      UIButton(primaryAction: action), UIButton(type: .close, primaryAction: action),
      UIButton(frame: .zero, primaryAction: action),
      UIButton(configuration: .filled(), primaryAction: action),
    ] {
      #expect(button.currentTitle == "Buy")
      #expect(button.currentImage == image)
      #expect(button.allControlEvents == .primaryActionTriggered)
    }
  }

  @Test("What a configuration says goes before what was set for a state")
  func configuration() {
    var configuration = UIButton.Configuration.borderedProminent()
    configuration.title = "Sign In"
    configuration.subtitle = "with a name and a password"
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction(title: "x") { _ in })
    #expect(button.currentTitle == "Sign In")
    #expect(button.seenSubtitle == "with a name and a password")
    #expect(button.configuration == configuration)
    button.configuration?.title = nil
    #expect(button.currentTitle == "x")
    configuration.title = nil
    #expect(button.configuration == configuration)
    #expect(UIButton.Configuration.bordered() != .borderedProminent())
  }

  @Test("The update handler runs when the state changes")
  func updateHandler() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = {
      $0.configuration?.title = $0.isEnabled ? "Go" : "Wait"
    }
    #expect(button.currentTitle == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
  }

  @Test("A subclass's update comes before the handler, once for a change of state")
  func updateOrder() {
    final class Quiet: UIButton {
      var log: [String] = []
      override func updateConfiguration() { log.append("update") }
    }
    let button = Quiet(configuration: .plain())
    button.configurationUpdateHandler = { [unowned button] _ in button.log.append("handler") }
    button.log = []
    button.isSelected = true
    #expect(button.log == ["update", "handler"])
  }

  @Test("What the handler itself asks for gets one more round")
  func updateInUpdate() {
    let button = UIButton(configuration: .plain())
    var states: [Bool] = []
    button.configurationUpdateHandler = {
      states.append($0.isEnabled)
      $0.isEnabled = false
      $0.setNeedsUpdateConfiguration()
    }
    #expect(states == [true, false])
  }

  @Test("A configuration is brought up to date for the button's state, and keeps what the app set")
  func updatedConfiguration() {
    let button = UIButton(configuration: .plain())
    let plain = UIButton.Configuration.plain()
    #expect(plain.updated(for: button) == plain)
    let enabled = button.currentTitleColor
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
    #expect(button.configuration == plain)
    button.automaticallyUpdatesConfiguration = false
    #expect(button.currentTitleColor == enabled)
    button.automaticallyUpdatesConfiguration = true
    button.configuration?.baseForegroundColor = .systemRed
    #expect(button.currentTitleColor == .systemRed)
  }

  @Test("A selected button gets a background, unless its configuration is not to be updated for it")
  func selectedConfiguration() {
    let button = UIButton()
    button.isSelected = true
    var configuration = UIButton.Configuration.plain()
    #expect(configuration.updated(for: button) == .tinted())
    configuration.automaticallyUpdateForSelection = false
    #expect(configuration.updated(for: button) == configuration)
    #expect(UIButton.Configuration.filled().updated(for: button) == .filled())
  }

  @Test("The title's label has the attributes as the configuration's transformer makes them")
  func titleTransformer() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Buy"
    configuration.attributedTitle?.foregroundColor = .systemRed
    configuration.titleTextAttributesTransformer = .init {
      var attributes = $0
      attributes.font = .boldSystemFont(ofSize: 20)
      attributes.underlineStyle = .single
      return attributes
    }
    let button = UIButton(configuration: configuration)
    let attributes = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes?[.foregroundColor] as? UIColor == .systemRed)
    #expect(attributes?[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(button.titleLabel?.text == "Buy")
  }

  @Test("A symbol's configuration is the one of the configuration, else the one of the state")
  func symbolConfiguration() {
    let button = UIButton(type: .system)
    let small = UIImage.SymbolConfiguration(scale: .small)
    let large = UIImage.SymbolConfiguration(scale: .large)
    button.setPreferredSymbolConfiguration(small, forImageIn: .normal)
    button.isSelected = true
    #expect(button.currentPreferredSymbolConfiguration == small)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected) == nil)
    button.configuration = .plain()
    button.configuration?.preferredSymbolConfigurationForImage = large
    #expect(button.currentPreferredSymbolConfiguration == large)
    #expect(button.imageView?.preferredSymbolConfiguration == large)
  }

  @Test("A configuration keeps its background and tells one with a transformer from one without")
  func keptConfiguration() {
    var configuration = UIButton.Configuration.gray()
    configuration.background.cornerRadius = 12
    #expect(configuration.background.cornerRadius == 12)
    #expect(configuration != .gray())
    configuration = .gray()
    configuration.imageColorTransformer = .grayscale
    #expect(configuration.imageColorTransformer?(.white) != nil)
    #expect(configuration != .gray())
    #expect(UIButton.Configuration.plain().background == .clear())
  }

  @Test("Every visible change reaches the screen")
  func changes() {
    let button = UIButton()
    let stage = Stage(showing: button)
    let changes: [(UIButton) -> Void] = [
      { $0.setTitle("Buy", for: .normal) }, { $0.setImage(nil, for: .normal) },
      { $0.isEnabled = false }, { $0.isSelected = true }, { $0.configuration = .filled() },
      { $0.role = .destructive }, { $0.menu = UIMenu() }, { $0.showsMenuAsPrimaryAction = true },
      { $0.accessibilityLabel = "x" },
    ]
    for change in changes { #expect(stage.changes { change(button) }) }
  }

  @Test("A button that changes its selection turns it over with each tap")
  func selection() {
    let button = UIButton()
    let stage = Stage(showing: button)
    button.changesSelectionAsPrimaryAction = true
    button.userTaps()
    #expect(button.isSelected)
    button.userTaps()
    #expect(!button.isSelected)
    withExtendedLifetime(stage) {}
  }
}
