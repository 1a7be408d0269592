import UIKit

final class ScrollExhibit: Exhibit, UIScrollViewDelegate {
  override class var name: String { "Scroll view" }
  override class var sentence: String { "A scroll view holds more than there is room for." }

  private let scrollView = UIScrollView()

  override func makeViews() -> [UIView] {
    let verses = UIStackView(
      arrangedSubviews: (1...12).map { number in
        let verse = UILabel()
        verse.text = "Verse \(number)"
        return verse
      })
    verses.axis = .vertical
    verses.spacing = 8
    scrollView.contentSize = CGSize(width: 300, height: 480)
    scrollView.frame.size = CGSize(width: 300, height: 160)
    scrollView.delegate = self
    scrollView.addSubview(verses)
    let end = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Scroll to the end") { [weak self] _ in self?.scrollToEnd() })
    return [end, scrollView]
  }

  private func scrollToEnd() {
    let hidden = scrollView.contentSize.height - scrollView.bounds.height
    scrollView.setContentOffset(CGPoint(x: 0, y: hidden), animated: true)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    report("It was scrolled by \(Int(scrollView.contentOffset.y)) points.")
  }
}
