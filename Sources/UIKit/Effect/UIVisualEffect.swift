/// Something that a view does to what lies beneath it. Kept without effect: nothing is drawn.
@MainActor open class UIVisualEffect: NSObject {}
