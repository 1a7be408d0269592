import Testing
import UIKit

/// Calls that Apple's UIKit raises an exception for and that no row has a test of its own for: its
/// words, and a call without effect.
@MainActor @Suite struct MisuseTests {
  @Test("A misuse stops with Apple's words and changes nothing", arguments: Misuse.all)
  func stops(misuse: Misuse) {
    let stage = Stage()
    var isUnchanged = false
    stage.run { isUnchanged = misuse.call(stage) }
    stage.settle()
    #expect(stage.exceptions.count == 1)
    #expect(stage.exceptions.first?.contains(misuse.words) == true, "\(stage.exceptions)")
    #expect(isUnchanged)
  }
}

/// One wrong call.
struct Misuse: Sendable, CustomTestStringConvertible {
  let words: String
  /// Makes the call.
  ///
  /// - Returns: whether all is as it was before.
  let call: @MainActor @Sendable (Stage) -> Bool

  init(_ words: String, _ call: @escaping @MainActor @Sendable (Stage) -> Bool) {
    self.words = words
    self.call = call
  }

  var testDescription: String { words }

  static let all = controllers + lists
}

// MARK: Controllers and their bars

extension Misuse {
  private static let controllers = [
    Misuse("Cannot manually set the delegate on a UINavigationBar managed by a controller.") { _ in
      let stack = UINavigationController(rootViewController: UIViewController())
      let bar = stack.navigationBar
      let delegate = BarDelegate()
      bar.delegate = delegate
      return bar.delegate !== delegate && bar.items?.count == stack.viewControllers.count
    },
    Misuse("Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    { _ in
      let stack = UINavigationController(rootViewController: UIViewController())
      let bar = stack.navigationBar
      bar.setItems([], animated: false)
      return bar.items?.count == stack.viewControllers.count
    },
    Misuse("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.") {
      _ in
      let tabs = UITabBarController()
      let delegate = BarDelegate()
      tabs.tabBar.delegate = delegate
      return tabs.tabBar.delegate !== delegate
    },
    Misuse("must have a common parent view controller when calling") { _ in
      let (parent, one, other) = (UIViewController(), UIViewController(), UIViewController())
      parent.addChild(one)
      parent.view.addSubview(one.view)
      parent.transition(from: one, to: other, duration: 0, animations: nil)
      return one.view.superview === parent.view && !other.isViewLoaded
    },
    Misuse("should have a non-nil sourceView or barButtonItem set before the presentation occurs.")
    { stage in
      let (root, popover) = (UIViewController(), UIViewController())
      stage.show(root)
      popover.modalPresentationStyle = .popover
      let listener = PopoverListener()
      popover.popoverPresentationController?.delegate = listener
      root.present(popover, animated: false)
      return root.presentedViewController == nil
    },
    Misuse("The preferredAction of an alert controller must be contained in the actions array") {
      _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "Other", style: .default)
      return alert.preferredAction == nil
    },
    Misuse("index out of bounds for arranged subview") { _ in
      let (stack, view) = (UIStackView(), UIView())
      stack.insertArrangedSubview(view, at: 1)
      return stack.arrangedSubviews == [] && view.superview == nil
    },
  ]
}

private final class BarDelegate: NSObject, UINavigationBarDelegate, UITabBarDelegate {}

// MARK: Lists

extension Misuse {
  private static let lists = [
    Misuse("must pass a class of kind UITableViewCell") { _ in
      let table = UITableView()
      table.register(UILabel.self, forCellReuseIdentifier: "cell")
      return table.dequeueReusableCell(withIdentifier: "cell") == nil
    },
    Misuse("must pass a class of kind UITableViewHeaderFooterView") { _ in
      let table = UITableView()
      table.register(UILabel.self, forHeaderFooterViewReuseIdentifier: "header")
      return table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil
    },
    Misuse("Attempted to scroll the table view to an out-of-bounds section (5)") { _ in
      let table = UITableView()
      table.scrollToRow(at: .row(0, 5), at: .top, animated: false)
      return table.contentOffset == .zero
    },
    Misuse("request for number of items in section 9") { _ in
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      return collection.numberOfItems(inSection: 9) == 0
    },
    Misuse("Attempted to scroll the collection view to an out-of-bounds item (3)") { _ in
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.scrollToItem(at: .item(3), at: .top, animated: false)
      return collection.contentOffset == .zero
    },
  ]
}
