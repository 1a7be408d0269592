/// What one segment of a segmented control shows: a title or an image, or its action's.
@MainActor struct SegmentContent {
  private var ownTitle: String?
  private var ownImage: UIImage?
  var action: UIAction?
  var isEnabled = true
  var width: CGFloat = 0
  var offset = CGSize.zero

  init(title: String?, image: UIImage?, action: UIAction? = nil) {
    ownTitle = title
    ownImage = image
    self.action = action
  }

  var title: String? {
    guard let action else { return ownTitle }
    return action.image == nil ? action.title : nil
  }

  var image: UIImage? { action?.image ?? ownImage }

  mutating func show(title: String?, image: UIImage?) {
    ownTitle = title
    ownImage = image
    action = nil
  }
}
