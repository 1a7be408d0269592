extension UIImage {
  /// The picture of that name in the app's main bundle.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// - Parameter name: a file of the bundle; ".png", ".jpg", ".jpeg", ".gif" and ".webp" may be
  ///   left out. There are no asset catalogs on Linux, so that the picture must be a file.
  /// - Parameter bundle: the main one if nil.
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    let bundle = bundle ?? .main
    let candidates = [name] + ["png", "jpg", "jpeg", "gif", "webp"].map { "\(name).\($0)" }
    for candidate in candidates where !name.isEmpty {
      guard let url = bundle.url(forResource: candidate, withExtension: nil),
        let header = ImageHeader(file: url)
      else { continue }
      self.init(source: .file(url), header: header, look: Look(configuration: with))
      return
    }
    return nil
  }
}
