/// A sheet that offers what can be done with the items that an app shares: the app's own activities.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called once, when the sheet has gone: with the activity and whether it has done its work, or
  /// with nil and false where the user has left without one.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Kept without effect.
  open var allowsProminentActivity = true

  private let items: [Any]
  private let activities: [UIActivity]
  private var chosen: (type: UIActivity.ActivityType?, isCompleted: Bool)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  // Inherited on iOS; here it must be written out, as `items` has no default.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    items = []
    activities = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let column = UIStackView(arrangedSubviews: itemViews + activityButtons)
    column.axis = .vertical
    column.addArrangedSubview(
      UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Close") { [weak self] _ in self?.leave() }))
    view.addSubview(column)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(chosen?.type, chosen?.isCompleted ?? false, nil, nil)
  }

  // MARK: What it shows

  private var itemViews: [UIView] { items.compactMap(view(of:)) }

  private func view(of item: Any) -> UIView? {
    switch item {
    case let source as any UIActivityItemSource:
      return view(of: source.activityViewControllerPlaceholderItem(self))
    case let image as UIImage: return UIImageView(image: image)
    case let text as String: return label(text)
    case let url as URL: return label(url.isFileURL ? url.lastPathComponent : url.absoluteString)
    default: return nil
    }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private var activityButtons: [UIButton] {
    let placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    return activities.filter { activity in
      activity.activityType.map { excludedActivityTypes?.contains($0) != true } ?? true
        && activity.canPerform(withActivityItems: placeholders)
    }.map { activity in
      UIButton(
        configuration: .plain(),
        primaryAction: UIAction(
          title: activity.activityTitle ?? "", image: activity.activityImage
        ) { [weak self] _ in self?.perform(activity) })
    }
  }

  // MARK: The user

  private func perform(_ activity: UIActivity) {
    activity.onFinish = { [weak self, weak activity] completed in
      self?.chosen = (activity?.activityType, completed)
      self?.leave()
    }
    activity.prepare(withActivityItems: items(for: activity))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func items(for activity: UIActivity) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
  }

  private func leave() { presentingViewController?.dismiss(animated: true) }
}
