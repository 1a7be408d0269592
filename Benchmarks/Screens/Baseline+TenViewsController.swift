import Bare
import class UIKit.UIColor

extension Baseline {
  final class TenViewsController: UIViewController {
    func fill() {
      _ = name("Ten")
      for index in 0..<4 {
        let label = UILabel()
        label.read(Benchmarks.TenViewsController.texts[index])
        view.hold(label)
      }
      for _ in 0..<3 { view.hold(UIImageView()) }
      for _ in 0..<2 {
        let field = UITextField()
        field.placeholder = "Name"
        view.hold(field)
      }
      view.hold(
        UIButton(
          .filled(), title: "Save",
          action: UIAction("Save") { [weak self] _ in self?.view.isHidden = true }))
    }
  }

  /// A stack with a screen to begin with, onto which others are put.
  @MainActor final class Pushes {
    let stack = UINavigationController()

    init() {
      let first = UIViewController()
      _ = first.name("First")
      stack.hold(first)
    }

    /// - Parameter look: called while the screen is there.
    func pushAndPop(look: () -> Void = {}) {
      let screen = TenViewsController()
      screen.fill()
      stack.hold(screen)
      look()
      stack.free()
    }
  }
}
