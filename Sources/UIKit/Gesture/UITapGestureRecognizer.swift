/// One or more taps with one or more fingers. A host reports a tap with `userRecognize()`.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}
