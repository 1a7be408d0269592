import UIKit

/// What the app has set of a presentation: UIKit forgets it with that. It is set again before the same controller is
/// presented once more.
@MainActor struct FormerPresentation {
  /// The app's own, if a guard of the library's stands before it.
  private weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private var restore: (UIViewController) -> Void = { _ in }

  /// - Parameter controller: presented still.
  init(of controller: UIViewController) {
    guard let presentation = controller.presentationController else { return }
    delegate = SheetGuard.original(behind: presentation.delegate)
    if controller.modalPresentationStyle == .popover {
      if let popover = controller.popoverPresentationController {
        restore = Self.restoring(popover)
      }
    } else if let sheet = controller.sheetPresentationController {
      restore = Self.restoring(sheet)
    }
  }

  func giveBack(to controller: UIViewController) {
    restore(controller)
    if let delegate { controller.presentationController?.delegate = delegate }
  }

  private static func restoring(
    _ popover: UIPopoverPresentationController
  ) -> (UIViewController) -> Void {
    let (item, view, rect) = (popover.sourceItem, popover.sourceView, popover.sourceRect)
    let (directions, overlaps) = (
      popover.permittedArrowDirections, popover.canOverlapSourceViewRect
    )
    let (passthrough, color) = (popover.passthroughViews, popover.backgroundColor)
    let (margins, background) = (popover.popoverLayoutMargins, popover.popoverBackgroundViewClass)
    return { controller in
      guard let popover = controller.popoverPresentationController else { return }
      if let view {
        (popover.sourceView, popover.sourceRect) = (view, rect)
      } else if let item {
        popover.sourceItem = item
      }
      popover.permittedArrowDirections = directions
      popover.canOverlapSourceViewRect = overlaps
      popover.passthroughViews = passthrough
      popover.backgroundColor = color
      popover.popoverLayoutMargins = margins
      popover.popoverBackgroundViewClass = background
    }
  }

  private static func restoring(
    _ sheet: UISheetPresentationController
  ) -> (UIViewController) -> Void {
    let (detents, selected) = (sheet.detents, sheet.selectedDetentIdentifier)
    let (undimmed, view) = (sheet.largestUndimmedDetentIdentifier, sheet.sourceView)
    let (grabber, expands) = (
      sheet.prefersGrabberVisible, sheet.prefersScrollingExpandsWhenScrolledToEdge
    )
    let (attaches, follows) = (
      sheet.prefersEdgeAttachedInCompactHeight,
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
    )
    return { controller in
      guard let sheet = controller.sheetPresentationController else { return }
      (sheet.detents, sheet.selectedDetentIdentifier) = (detents, selected)
      (sheet.largestUndimmedDetentIdentifier, sheet.sourceView) = (undimmed, view)
      sheet.prefersGrabberVisible = grabber
      sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
      sheet.prefersEdgeAttachedInCompactHeight = attaches
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = follows
    }
  }
}
