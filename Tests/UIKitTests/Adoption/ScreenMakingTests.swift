import Testing
import UIKit

/// The ways in which apps make their screens.
@MainActor @Suite("Adoption: ways of making a screen") struct ScreenMakingTests {
  @Test("Storyboardable: one way to all screens, each of its own class")
  func storyboardable() {
    let settings = SettingsScreen.instantiate()
    #expect(type(of: settings) == SettingsScreen.self)
    settings.onClose = {}
    #expect(settings.title == "Settings")
  }

  @Test("A generic screen with a model, under a base class with an initializer of its own")
  func generic() {
    let screen = CounterScreen(model: Counter())
    screen.loadViewIfNeeded()
    screen.increase.sendActions(for: .primaryActionTriggered)
    #expect(screen.model.count == 1)
    #expect(screen.label.text == "1")
  }

  @Test("A screen without an initializer of its own has those of its superclass")
  func inherited() {
    for screen in [PlainScreen(), PlainScreen(nibName: nil, bundle: nil)] {
      #expect(screen.lines == ["made"])
      screen.loadViewIfNeeded()
      #expect(screen.lines == ["made", "loaded"])
    }
  }

  @Test("A view with initializers of its own, and one for code that is shared by both")
  func view() {
    #expect(Badge(text: "New").label.text == "New")
    #expect(Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).subviews.count == 1)
  }

  @MainActor protocol Storyboardable: UIViewController {
    init()
    static func instantiate() -> Self
  }

  final class SettingsScreen: UIViewController, Storyboardable {
    var onClose: (() -> Void)?

    init() {
      super.init(nibName: nil, bundle: nil)
      title = "Settings"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  class ModelScreen<Model>: UIViewController {
    let model: Model

    init(model: Model) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
      super.viewDidLoad()
      bind()
    }

    func bind() {}
  }

  @MainActor final class Counter { var count = 0 }

  final class CounterScreen: ModelScreen<Counter> {
    let label = UILabel()
    private(set) lazy var increase = UIButton(
      type: .system,
      primaryAction: UIAction(title: "More") { [weak self] _ in
        self?.model.count += 1
        self?.bind()
      })

    override func bind() { label.text = "\(model.count)" }
  }

  final class PlainScreen: UIViewController {
    private(set) var lines = ["made"]

    override func viewDidLoad() {
      super.viewDidLoad()
      lines.append("loaded")
    }
  }

  final class Badge: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      build()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      build()
    }

    convenience init(text: String) {
      self.init(frame: .zero)
      label.text = text
    }

    private func build() {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
        label.centerXAnchor.constraint(equalTo: centerXAnchor),
        label.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.5),
      ])
    }
  }
}

extension ScreenMakingTests.Storyboardable {
  static func instantiate() -> Self { Self() }
}
