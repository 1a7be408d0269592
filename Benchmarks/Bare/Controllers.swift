public import UIKit

open class UIViewController: UIResponder {
  var storedView: UIView?
  let nibName: String? = nil
  let nibBundle: Bundle? = nil
  var containerPhase = AppearancePhase.disappeared
  var coverPhase = AppearancePhase.appeared
  var phase = AppearancePhase.disappeared
  var isAppearanceAnimated = false
  var owesViewIsAppearing = false
  weak var storedParent: UIViewController?
  var isChild = false
  var storedChildren: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
  var ownPresented: UIViewController?
  weak var ownPresenter: UIViewController?
  var storedPresentationStyle = UIModalPresentationStyle.automatic
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var definesPresentationContext = false
  var providesPresentationContextTransitionStyle = false
  var isBeingPresented = false
  var isBeingDismissed = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var ownPresentationController: UIPresentationController?
  var waitingDismissals: [WaitingDismissal] = []
  var containerTransition: TransitionCoordinator?
  var presentationTransition: TransitionCoordinator?
  var title: String?
  var storedNavigationItem: UINavigationItem?
  var bottomBarItems: BottomBarItems?
  var storedIsEditing = false
  var preferredContentSize = CGSize.zero
  var hostNumber = 0

  public override init() { super.init() }

  /// The view, empty.
  public var view: UIView {
    if let storedView { return storedView }
    let view = UIView()
    storedView = view
    view.controller = self
    return view
  }

  public func name(_ title: String?) -> UINavigationItem {
    self.title = title
    let item = UINavigationItem(of: self, title: title)
    storedNavigationItem = item
    return item
  }
}

open class UINavigationController: UIViewController {
  weak var delegate: (any UINavigationControllerDelegate)?
  var stack: [UIViewController] = []
  var waitingChanges: [WaitingChange] = []
  var swipe: StackTransition?
  lazy var storedNavigationBar = UINavigationBar()
  var storedIsNavigationBarHidden = false
  var storedIsToolbarHidden = true
  var options: NavigationOptions?

  public override init() { super.init() }

  /// A screen on top, which the stack also holds as its child.
  public func hold(_ controller: UIViewController) {
    stack.append(controller)
    storedChildren.append(controller)
    controller.storedParent = self
  }

  /// Lets go of all screens but the first.
  public func free() {
    stack.removeSubrange(1...)
    storedChildren.removeSubrange(1...)
  }

  /// The stack as it is presented, in a container view.
  public func present<Delegate>(reportingTo delegate: Delegate)
  where Delegate: UINavigationControllerDelegate & UIAdaptivePresentationControllerDelegate {
    self.delegate = delegate
    let presentation = UISheetPresentationController(of: self)
    presentation.delegate = delegate
    let container = UIView()
    container.hold(view)
    presentation.containerView = container
    ownPresentationController = presentation
  }
}

open class UIPresentationController: NSObject {
  unowned var presented: UIViewController
  var formerlyPresented: UIViewController?
  unowned var presenting: UIViewController?
  weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  var containerView: UIView?
  var overrideTraitCollection: UITraitCollection?
  var drag: Dismissal?
  var styleWhenMade: UIModalPresentationStyle?
  var adaptedStyle: UIModalPresentationStyle?
  weak var presenterPlace: UIView?

  init(of presented: UIViewController) { self.presented = presented }
}

final class UISheetPresentationController: UIPresentationController {
  weak var sheetDelegate: (any UISheetPresentationControllerDelegate)?
  lazy var options = SheetOptions()
}

public protocol UINavigationControllerDelegate: AnyObject {}
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
protocol UISheetPresentationControllerDelegate: AnyObject {}

// Never made: UIKit's classes have room for them.
struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]
}
struct WaitingChange {
  var change: StackChange
}
struct WaitingDismissal {
  let isAnimated: Bool
}
final class SheetOptions {}
final class StackTransition {}
final class NavigationOptions {}
final class BottomBarItems {}
final class Dismissal {}
