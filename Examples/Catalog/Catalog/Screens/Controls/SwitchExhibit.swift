import UIKit

final class SwitchExhibit: Exhibit {
  override class var name: String { "Switch" }
  override class var sentence: String {
    "A switch is on or off."
  }

  override func makeViews() -> [UIView] {
    let sounds = UISwitch()
    sounds.isOn = true
    sounds.addAction(
      UIAction { [weak self, weak sounds] _ in
        self?.report(sounds?.isOn == true ? "Sounds are on." : "Sounds are off.")
      }, for: .valueChanged)
    let closed = UISwitch()
    closed.isEnabled = false
    return [line("Sounds", sounds), line("Closed", closed)]
  }
}
