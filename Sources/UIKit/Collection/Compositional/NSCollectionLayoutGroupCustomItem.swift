/// Where an app puts a cell within a group of its own. Kept as data.
@MainActor public class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  init(_ frame: CGRect, _ zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  public convenience init(frame: CGRect) { self.init(frame, 0) }
  public convenience init(frame: CGRect, zIndex: Int) { self.init(frame, zIndex) }
}
