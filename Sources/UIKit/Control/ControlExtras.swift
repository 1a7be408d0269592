/// What few controls have.
@MainActor final class ControlExtras {
  var toolTip: String?
  var menuInteraction: UIContextMenuInteraction?
  var targets: [ControlTarget] = []
}

extension UIControl {
  final var madeControlExtras: ControlExtras {
    if let controlExtras { return controlExtras }
    let made = ControlExtras()
    controlExtras = made
    return made
  }

  public var toolTip: String? {
    get { controlExtras?.toolTip }
    set {
      madeControlExtras.toolTip = newValue
      contentDidChange()
    }
  }

  /// What opens the control's menu; nil unless `isContextMenuInteractionEnabled`.
  public var contextMenuInteraction: UIContextMenuInteraction? { controlExtras?.menuInteraction }

  /// Whether the control is asked for a menu when the user holds it. A button's menu sets it.
  public var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let old = contextMenuInteraction {
        removeInteraction(old)
        madeControlExtras.menuInteraction = nil
      } else {
        let interaction = UIContextMenuInteraction(delegate: self)
        madeControlExtras.menuInteraction = interaction
        addInteraction(interaction)
      }
    }
  }

  /// The alignment with leading and trailing spelt out: what is read from left to right.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }
}
