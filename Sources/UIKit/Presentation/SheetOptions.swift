/// What an app may set of a sheet, kept apart so that the others do not carry it.
@MainActor final class SheetOptions {
  var detents: [UISheetPresentationController.Detent] = [.large()]
  var selected: UISheetPresentationController.Detent.Identifier?
  var largestUndimmed: UISheetPresentationController.Detent.Identifier?
  var sourceView: UIView?
  var showsGrabber = false
  var scrollingExpands = true
  var attachesToEdge = false
  var widthFollowsContent = false
}
