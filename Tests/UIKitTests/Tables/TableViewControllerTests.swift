import Testing
import UIKit

@MainActor @Suite struct TableViewControllerTests {
  final class Letters: UITableViewController {
    var picked: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    }
    // One section where nobody says how many.
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      picked.append(indexPath.row)
    }
  }

  @Test func `the view is the table, of the style asked for`() {
    let controller = Letters(style: .insetGrouped)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(Letters().tableView.style == .plain)
  }

  @Test func `the table finds what a subclass overrides`() {
    let fixture = TableFixture()
    let controller = Letters(style: .plain)
    fixture.window.addSubview(controller.view)
    fixture.layOut()
    #expect(controller.tableView.visibleCells.count == 3)
    controller.tableView.userSelectsRow(at: .row(1))
    #expect(controller.picked == [1])
  }

  @Test func `the selection is put away when the view is about to appear`() {
    let controller = Letters(style: .plain)
    controller.tableView.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    controller.clearsSelectionOnViewWillAppear = false
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == .row(1))
    controller.clearsSelectionOnViewWillAppear = true
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `editing reaches the table`() {
    let controller = Letters(style: .plain)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
  }
}
