import UIKit

final class MenuExhibit: Exhibit {
  override class var name: String { "Menus" }
  override class var sentence: String {
    "A menu opens at a press, under a finger that stays, or from a bar."
  }

  override func makeViews() -> [UIView] {
    let pullDown = UIButton(configuration: .filled())
    pullDown.setTitle("Send", for: .normal)
    pullDown.menu = UIMenu(
      title: "Send the letter",
      children: [
        action("By post", symbol: "envelope"), action("By pigeon", symbol: "paperplane"),
        UIMenu(title: "Later", children: [action("Tonight"), action("Tomorrow")]),
        action("Shred", symbol: "trash", attributes: .destructive),
        action("By raven", attributes: .disabled),
      ])
    pullDown.showsMenuAsPrimaryAction = true

    let popUp = UIButton(configuration: .gray())
    popUp.menu = UIMenu(children: ["Small", "Medium", "Large"].map { action($0) })
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true

    let held = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: "Press or hold") { [weak self] _ in
        self?.report("It was pressed.")
      })
    held.menu = UIMenu(children: [action("Print"), action("Fold")])
    return [pullDown, line("Paper", popUp), held]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", image: UIImage(systemName: "ellipsis"),
      menu: UIMenu(children: [action("Move"), action("Duplicate")]))
  }

  private func action(
    _ title: String, symbol: String? = nil, attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(
      title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes
    ) { [weak self] _ in self?.report("\(title) was chosen.") }
  }
}
