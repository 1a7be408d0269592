import UIKit

final class PageControlExhibit: Exhibit {
  override class var name: String { "Page control" }
  override class var sentence: String {
    "A page control says which page is shown, a dot each."
  }

  override func makeViews() -> [UIView] { [control(5, "Pages"), control(40, "Many pages")] }

  private func control(_ pages: Int, _ name: String) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = pages
    control.accessibilityLabel = name
    control.addAction(
      UIAction { [weak self, weak control] _ in
        self?.report("This is page \((control?.currentPage ?? 0) + 1) of \(pages).")
      }, for: .valueChanged)
    return control
  }
}
