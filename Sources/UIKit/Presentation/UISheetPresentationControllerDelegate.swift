@MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// The user has drawn the sheet to another height. Not called when code does.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
