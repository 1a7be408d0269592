import AppHost
import Testing
import UIKit

/// Alerts, action sheets, popovers and sheets in the tree.
@MainActor struct AlertTreeTests {
  private func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(title: "Leave?", message: "All is lost.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Leave", style: .destructive))
    return alert
  }

  private func present(_ controller: UIViewController, on stage: Stage) {
    stage.root.present(controller, animated: true)
    stage.clock.runUntilIdle()
  }

  @Test func `an alert is a layer of its words, its fields and its buttons`() throws {
    let stage = try Stage { $0.button("Play") }
    let alert = alert(.alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.preferredAction = alert.actions[1]
    present(alert, on: stage)
    let layer = try #require(stage.tree.layers.last)
    #expect(layer.role == .alert)
    #expect(layer.label == "Leave?")
    #expect(layer.children.map(\.role) == [.heading, .text, .textField, .button, .button])
    #expect(layer.children.map(\.label) == ["Leave?", "All is lost.", "Name", "Cancel", "Leave"])
    #expect(layer.children[4].state == [.prominent, .destructive])
    #expect(layer.children[2].actions == [.type, .submit])
    #expect(stage.node("Play")?.actions == [])
    #expect(stage.tree.wayBack == nil)
    #expect(stage.tree.screen?.label == "Leave?")
    #expect(stage.tree.depth == 1)
  }

  @Test func `the user writes into an alert and taps it away`() throws {
    let stage = try Stage()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Yours" }
    var written: String?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
        written = alert.textFields?.first?.text
      })
    present(alert, on: stage)
    #expect(stage.perform(.type(stage.node("Yours")?.id ?? "", text: "Ann")) == .performed)
    #expect(stage.tap("OK") == .performed)
    #expect(written == "Ann")
    #expect(stage.tree.layers.map(\.role) == [.window])
  }

  @Test func `a disabled action is there and does not answer`() throws {
    let stage = try Stage()
    let alert = alert(.alert)
    alert.actions[1].isEnabled = false
    present(alert, on: stage)
    #expect(stage.node("Leave")?.state == [.destructive, .disabled])
    #expect(stage.tap("Leave") != .performed)
    let before = stage.session.version
    alert.actions[1].isEnabled = true
    #expect(stage.session.version > before)
    #expect(stage.node("Leave")?.actions == [.tap])
  }

  @Test func `an action sheet has its cancel action apart, and a tap beside it is that`() throws {
    let stage = try Stage()
    let sheet = alert(.actionSheet)
    present(sheet, on: stage)
    let layer = try #require(stage.tree.layers.last)
    #expect(layer.role == .actionSheet)
    #expect(layer.children.map(\.role) == [.heading, .text, .group, .button])
    #expect(layer.children[2].children.map(\.label) == ["Leave"])
    #expect(layer.children[3].label == "Cancel")
    #expect(stage.tree.wayBack == .swipeDown)
    #expect(stage.perform(.goBack) == .performed)
    #expect(stage.tree.layers.map(\.role) == [.window])
  }

  @Test func `a popover is a sheet where there is little room, unless its delegate keeps it`()
    throws
  {
    let stage = try Stage()
    let keeper = Keeper()
    for keeps in [false, true] {
      let popover = Screen("Popover")
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = stage.root.view
      if keeps { popover.popoverPresentationController?.delegate = keeper }
      present(popover, on: stage)
      #expect(stage.tree.layers.last?.role == (keeps ? .popover : .sheet))
      #expect(stage.tree.wayBack == .swipeDown)
      #expect(stage.perform(.swipeDown(.whole)) == .performed)
    }
    #expect(stage.tree.layers.count == 1)
  }

  @Test func `a sheet that rests at several heights can be drawn to each`() throws {
    let stage = try Stage()
    let sheet = Screen("Sheet")
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    present(sheet, on: stage)
    let layer = try #require(stage.tree.layers.last)
    #expect(layer.range == ValueRange(value: 0, minimum: 0, maximum: 1, step: 1))
    #expect(layer.actions == [.adjust])
    #expect(stage.perform(.adjust(layer.id, to: 1)) == .performed)
    #expect(stage.tree.layers.last?.range?.value == 1)
    #expect(stage.perform(.adjust(layer.id, to: 2)) != .performed)
  }

  @Test func `items are shared by what the app offers for it`() throws {
    let stage = try Stage()
    let save = Save()
    var ended: [String] = []
    for tapped in ["Save", "Close"] {
      let share = UIActivityViewController(
        activityItems: ["A text"], applicationActivities: [save, Save(canPerform: false)])
      share.completionWithItemsHandler = { type, completed, _, _ in
        ended.append("\(type?.rawValue ?? "nil") \(completed)")
      }
      present(share, on: stage)
      #expect(stage.tree.layers.last?.role == .sheet)
      #expect(stage.node("A text")?.role == .text)
      #expect(stage.tap(tapped) == .performed)
    }
    #expect(save.saved == ["A text"])
    #expect(ended == ["save true", "nil false"])
    #expect(stage.tree.layers.count == 1)
  }

  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  private final class Save: UIActivity {
    var saved: [String] = []
    private let can: Bool

    init(canPerform: Bool = true) { can = canPerform }

    override var activityType: ActivityType? { ActivityType("save") }
    override var activityTitle: String? { "Save" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { can }
    override func prepare(withActivityItems activityItems: [Any]) {
      saved += activityItems.compactMap { $0 as? String }
    }
    override func perform() { activityDidFinish(true) }
  }
}
