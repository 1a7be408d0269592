import UIKit

final class SliderExhibit: Exhibit {
  override class var name: String { "Slider" }
  override class var sentence: String {
    "A slider stands anywhere between two ends."
  }

  override func makeViews() -> [UIView] {
    let brightness = UISlider()
    brightness.value = 0.25
    brightness.accessibilityLabel = "Brightness"
    brightness.addAction(
      UIAction { [weak self, weak brightness] _ in
        let percent = Int(((brightness?.value ?? 0) * 100).rounded())
        self?.report("Brightness is \(percent) percent.")
      }, for: .valueChanged)
    let volume = UISlider()
    volume.maximumValue = 10
    volume.accessibilityLabel = "Volume"
    volume.isContinuous = false
    volume.addAction(
      UIAction { [weak self, weak volume] _ in
        // It keeps to whole numbers.
        volume?.value = volume?.value.rounded() ?? 0
        self?.report("Volume is \(Int(volume?.value ?? 0)).")
      }, for: .valueChanged)
    return [line("Brightness", brightness), line("Volume", volume)]
  }
}
