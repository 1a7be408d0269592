/// The picture of an action on the app's icon. Kept without effect.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  package enum Source: Hashable, Sendable {
    case type(IconType)
    case template(String)
    case symbol(String)
  }

  package let source: Source

  init(_ source: Source) {
    self.source = source
    super.init()
  }

  public convenience init(type: IconType) { self.init(.type(type)) }
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }

  open override var hash: Int { source.hashValue }

  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}
