import UIKit

final class ProgressExhibit: Exhibit {
  override class var name: String { "Progress" }
  override class var sentence: String {
    "A progress view says how far something has come."
  }

  override func makeViews() -> [UIView] {
    let progress = UIProgressView()
    progress.progress = 0.3
    progress.accessibilityLabel = "Upload"
    let more = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Go on") { [weak self, weak progress] _ in
        progress?.setProgress((progress?.progress ?? 0) + 0.1, animated: true)
        self?.report("\(Int(((progress?.progress ?? 0) * 100).rounded())) percent are done.")
      })
    return [progress, more]
  }
}
