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
