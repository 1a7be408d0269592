/// A picture or a file within attributed text. A host shows what it can.
open class NSTextAttachment: NSObject {
  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  /// In points, from the line's origin; zero for the image's own size.
  open var bounds = CGRect.zero
  // Kept without effect.
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true

  /// The character that stands for it in the text.
  open class var character: Int { 0xFFFC }

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// A text of one character, which stands for the attachment.
  public convenience init(attachment: NSTextAttachment) {
    let character = Character(Unicode.Scalar(UInt16(NSTextAttachment.character)) ?? " ")
    self.init(string: String(character), attributes: [.attachment: attachment])
  }

  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
