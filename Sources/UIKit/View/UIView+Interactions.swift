/// Something that a view can be given to do besides what it does: a context menu, a drop.
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// Set by an interaction itself, in `didMove(to:)`, and weak. Apple's declaration says so, which
  /// Swift does not allow in a protocol.
  @_documentation(visibility: internal)
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public var interactions: [any UIInteraction] {
    get { (extras as? ViewExtras)?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// An interaction belongs to one view: it leaves the one that it is in.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    viewExtras.interactions.append(interaction)
    interaction.didMove(to: self)
    contentDidChange()
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    viewExtras.interactions.remove(at: index)
    interaction.didMove(to: nil)
    contentDidChange()
  }
}
