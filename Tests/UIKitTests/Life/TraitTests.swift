import Testing
import UIKit

/// What a screen is shown in.
@MainActor @Suite struct TraitTests {
  @Test("Several collections in one: the last that says something counts")
  func together() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(
      traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
  }

  @Test("A style that is overridden holds for everything within, and is told once")
  func override() {
    let stage = Stage()
    let root = TraitListener()
    let child = UIView()
    stage.show(root)
    root.view.addSubview(child)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    stage.run { root.overrideUserInterfaceStyle = .dark }
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(root.previous.map(\.userInterfaceStyle) == [.light])
    stage.run { child.overrideUserInterfaceStyle = .light }
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(root.previous.count == 1)
  }

  @Test("A screen that becomes another is told to all that is on it")
  func screen() throws {
    let delegate = WindowKeeper()
    let app = LaunchedApp(delegate)
    let root = TraitListener()
    app.run { delegate.window?.rootViewController = root }
    app.userChanges(UITraitCollection(horizontalSizeClass: .regular))
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(root.previous.map(\.horizontalSizeClass) == [.compact])
    app.userChanges(UITraitCollection(horizontalSizeClass: .regular))
    #expect(root.previous.count == 1)
  }

  @Test("Controllers hear of a screen that is to become another, and what they add runs alongside")
  func willTransition() {
    let delegate = WindowKeeper()
    let app = LaunchedApp(delegate)
    let (root, child, sheet) = (TraitListener(), TraitListener(), TraitListener())
    app.run {
      delegate.window?.rootViewController = root
      root.addChild(child)
      root.present(sheet, animated: false)
    }
    app.userChanges(UITraitCollection(userInterfaceStyle: .dark))
    for controller in [root, child, sheet] {
      #expect(controller.log == ["will dark from light", "alongside, dark", "completion"])
    }
  }

  @Test("A size that a controller prefers is told to whoever contains it")
  func preferredSize() {
    final class Container: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    let (parent, child) = (Container(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(parent.sizes == [CGSize(width: 100, height: 50)])
  }

  @Test("What a parent overrides for a child")
  func child() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("The current collection is another while actions run with it")
  func current() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("The current collection is that of the session's screen")
  func currentOfSession() {
    let app = LaunchedApp(WindowKeeper())
    app.userChanges(UITraitCollection(userInterfaceStyle: .dark))
    #expect(app.run { UITraitCollection.current.userInterfaceStyle } == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("Text sizes have an order")
  func sizes() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!(UIContentSizeCategory.unspecified < .large))
  }

  private final class TraitListener: UIViewController {
    private(set) var previous: [UITraitCollection] = []
    private(set) var log: [String] = []

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("will \(style(newCollection)) from \(style(traitCollection))")
      coordinator.animate { [weak self] _ in
        guard let self else { return }
        log.append("alongside, \(style(traitCollection))")
      } completion: { [weak self] _ in
        self?.log.append("completion")
      }
    }

    private func style(_ traits: UITraitCollection) -> String {
      traits.userInterfaceStyle == .dark ? "dark" : "light"
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if let previousTraitCollection { previous.append(previousTraitCollection) }
    }
  }
}
