/// Something that can be done with what an app shares. A subclass says what; UIKit's own activities
/// are other apps of iOS, and are not there.
@MainActor open class UIActivity: NSObject {
  open class var activityCategory: Category { .action }

  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }

  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shown instead of calling `perform()`, where there is one.
  open var activityViewController: UIViewController? { nil }
  open func perform() {}

  /// The activity calls it when it has done its work, or its own controller has been left.
  open func activityDidFinish(_ completed: Bool) {
    let ending = onFinish
    onFinish = nil
    ending?(completed)
  }

  var onFinish: ((_ completed: Bool) -> Void)?

  public enum Category: Int, Sendable { case action, share }
}
