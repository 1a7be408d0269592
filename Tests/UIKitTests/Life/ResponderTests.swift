import Testing
import UIKit

@MainActor @Suite struct ResponderTests {
  @Test(
    "The chain goes from a view by its controllers to the window, its scene and the application")
  func chain() {
    let stage = Stage()
    let (parent, child) = (UIViewController(), UIViewController())
    stage.show(parent)
    let button = UIButton()
    stage.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.view.addSubview(button)
    }
    let chain = Array(sequence(first: button as UIResponder, next: \.next))
    let application = stage.run { UIApplication.shared }
    let expected: [UIResponder?] = [
      button, child.view, child, parent.view, parent, stage.window, stage.window.windowScene,
      application,
    ]
    #expect(chain.count == expected.count)
    for (one, other) in zip(chain, expected) { #expect(one === other) }
  }

  @Test("Touches that nobody takes go up the chain")
  func touches() {
    let outer = TouchView()
    let inner = UIView()
    outer.addSubview(inner)
    inner.touchesBegan([], with: nil)
    inner.touchesEnded([], with: nil)
    #expect(outer.calls == ["began", "ended"])
  }

  @Test("An action goes to the first in the chain that says it can")
  func target() {
    let outer = TouchView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.target(forAction: Selector("buy:"), withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: Selector("sell:"), withSender: nil) == nil)
  }

  @Test("Views in a window undo through it")
  func undo() throws {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    let manager = try #require(root.view.undoManager)
    #expect(manager === stage.window.undoManager)
    let counter = Counter(manager)
    counter.add(2)
    counter.add(3)
    manager.setActionName("Add")
    #expect(manager.undoActionName == "Add")
    manager.undo()
    #expect(counter.sum == 2)
    manager.redo()
    #expect(counter.sum == 5)
    manager.undo()
    manager.undo()
    #expect(counter.sum == 0)
    #expect(!manager.canUndo)
    #expect(manager.canRedo)
  }

  @Test("Steps that are grouped are undone together")
  func group() {
    let manager = UndoManager()
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.add(2)
    counter.add(3)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.sum == 0)
    manager.redo()
    #expect(counter.sum == 5)
  }

  @Test("A controller's Edit button turns editing on and off")
  func editing() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit")
    #expect(controller.editButtonItem === item)
    controller.setEditing(true, animated: false)
    #expect(item.title == "Done")
    controller.isEditing = false
    #expect(item.title == "Edit")
  }

  private final class TouchView: UIView {
    private(set) var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended")
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("buy:")
    }
  }

  @MainActor private final class Counter {
    private(set) var sum = 0
    private let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }

    func add(_ number: Int) {
      sum += number
      manager.registerUndo(withTarget: self) { $0.add(-number) }
    }
  }
}
