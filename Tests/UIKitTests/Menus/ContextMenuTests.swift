import Testing
import UIKit

@MainActor @Suite("Context menus") struct ContextMenuTests {
  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    let log = Log()
    var configuration: UIContextMenuConfiguration?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.note("willDisplay") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.note("willEnd")
      animator?.addAnimations { self.log.note("animation") }
      animator?.addCompletion { self.log.note("completion") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.addCompletion {
        self.log.note("show \(animator.previewViewController?.title ?? "")")
      }
    }
  }

  private func view(_ delegate: Delegate) -> UIView {
    let view = UIView()
    view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    return view
  }

  private func menu(_ log: Log) -> UIMenu {
    UIMenu(children: [UIAction(title: "Copy") { _ in log.note("copy") }])
  }

  @Test("A long press opens the menu that the delegate gives, if it gives one")
  func opening() {
    let delegate = Delegate()
    let view = view(delegate)
    let stage = Stage(showing: view)
    #expect(view.feelsLongPresses)
    #expect(!view.userLongPresses())
    let menu = menu(delegate.log)
    delegate.configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    #expect(view.userLongPresses())
    #expect(delegate.log.lines == ["willDisplay"])
    menu.children.first.map { _ = stage.openMenu?.userChooses($0) }
    #expect(
      delegate.log.lines == ["willDisplay", "willEnd", "animation", "completion", "copy"])
  }

  @Test("A configuration without entries and without a preview opens nothing")
  func nothing() {
    let delegate = Delegate()
    delegate.configuration = UIContextMenuConfiguration()
    let view = view(delegate)
    let stage = Stage(showing: view)
    #expect(!view.userLongPresses())
    #expect(stage.openMenu == nil)
  }

  @Test("A tap on the preview closes the menu, and then shows what the preview stands for")
  func preview() {
    let delegate = Delegate()
    delegate.configuration = UIContextMenuConfiguration(previewProvider: {
      let controller = UIViewController()
      controller.title = "Photo"
      return controller
    })
    let view = view(delegate)
    let stage = Stage(showing: view)
    #expect(view.userLongPresses())
    #expect(stage.openMenu?.userTapsPreview() == true)
    #expect(stage.openMenu == nil)
    #expect(delegate.log.lines.last == "show Photo")
  }

  @Test("An interaction changes and closes the menu that it has opened")
  func interaction() throws {
    let delegate = Delegate()
    let menu = menu(delegate.log)
    delegate.configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    let view = view(delegate)
    let stage = Stage(showing: view)
    let interaction = try #require(view.interactions.first as? UIContextMenuInteraction)
    #expect(interaction.menuAppearance == .unknown)
    view.userLongPresses()
    #expect(interaction.menuAppearance == .compact)
    interaction.updateVisibleMenu {
      $0.replacingChildren($0.children + [UIAction(title: "Paste") { _ in }])
    }
    #expect(stage.openMenu?.lines.count == 2)
    interaction.dismissMenu()
    #expect(stage.openMenu == nil)
    view.userLongPresses()
    view.removeInteraction(interaction)
    #expect(stage.openMenu == nil)
    #expect(interaction.view == nil)
  }

  @Test("A menu closes when another screen comes")
  func presentation() {
    let delegate = Delegate()
    let menu = menu(delegate.log)
    delegate.configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    let root = UIViewController()
    root.view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    let stage = Stage()
    stage.show(root)
    stage.run { _ = root.view.userLongPresses() }
    #expect(delegate.log.lines == ["willDisplay"])
    stage.run { root.present(UIViewController(), animated: true) }
    #expect(delegate.log.lines.contains("willEnd"))
  }

  @Test("A control of the app's own making has the menu that it says")
  func control() {
    final class Knob: UIControl {
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(title: "Knob", children: [UIAction(title: "Turn") { _ in }])
        })
      }
    }
    let knob = Knob()
    let stage = Stage(showing: knob)
    #expect(!knob.userLongPresses())
    knob.isContextMenuInteractionEnabled = true
    #expect(knob.userLongPresses())
    #expect(stage.openMenu?.title == "Knob")
    stage.openMenu?.userTapsBeside()
    knob.showsMenuAsPrimaryAction = true
    knob.userTaps()
    #expect(stage.openMenu?.title == "Knob")
  }

  @Test("A view with a menu is released")
  func lifetime() {
    weak var gone: UIView?
    do {
      let button = UIButton()
      button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
      button.showsMenuAsPrimaryAction = true
      let stage = Stage(showing: button)
      button.userTaps()
      button.removeFromSuperview()
      gone = button
      withExtendedLifetime(stage) {}
    }
    #expect(gone == nil)
  }
}
