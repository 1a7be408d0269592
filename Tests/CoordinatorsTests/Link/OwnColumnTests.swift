import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links that end at the flow of a split view, or go on in its own column: what lies over what that begins with goes.
@MainActor struct OwnColumnTests: MasterDetailTesting {
  let scene: LinkScene
  let detail = UINavigationController()

  init() throws { scene = try LinkScene() }

  /// The list's flow starts folders on its own stack.
  private func startWithFolders(
    in width: App.Device.Width, _ make: Make
  ) throws -> (list: Guide, stack: UINavigationController) {
    let list = start(in: width, make)
    let split = scene.front.presentedViewController as? UISplitViewController
    let stack = try #require(split?.viewController(for: .primary) as? UINavigationController)
    addFolders(to: list, on: stack)
    return (list, stack)
  }

  private func addFolders(to list: Guide, on stack: UINavigationController) {
    let ways = list.ways
    list.ways = { [weak stack] guide, step, path in
      guard step.name == "folder", guide.name == "list", let stack else {
        return ways(guide, step, path)
      }
      return .start(guide.child("folder"), .push(on: stack))
    }
  }

  /// A page of the list's flow, with a step, over the list.
  private func pushAbout(by list: Guide, onto stack: UINavigationController) {
    let about = list.page("About")
    list.mark(about, at: .page("About"))
    scene.stage.run { stack.pushViewController(about, animated: false) }
    scene.stage.settle()
  }

  private func open(_ link: Link, from guide: Guide) -> LinkOutcome? {
    var outcome: LinkOutcome?
    scene.stage.run { guide.open(link) { outcome = $0 } }
    scene.stage.settle()
    return outcome
  }

  private func titles(_ stack: UINavigationController) -> [String] {
    stack.viewControllers.filter { !($0 is UINavigationController) }.map { $0.title ?? "" }
  }

  enum Over: CaseIterable { case folder, page, pageThenFolder }

  @Test(
    "what lies over the list goes, also as the link comes from around its flow",
    arguments: [App.Device.Width.compact, .regular], Over.allCases)
  func overList(width: App.Device.Width, over: Over) throws {
    for make in Make.all {
      for fromAround in [true, false] {
        let test = try OwnColumnTests()
        try test.leadsToList(width, make, over, fromAround: fromAround)
      }
    }
  }

  private func leadsToList(
    _ width: App.Device.Width, _ make: Make, _ over: Over, fromAround: Bool
  ) throws {
    let (list, stack) = try startWithFolders(in: width, make)
    if over != .folder {
      pushAbout(by: list, onto: stack)
    }
    if over != .page {
      scene.stage.run { list.take("folder") }
      scene.stage.settle()
    }
    let (before, comment) = (details, Comment("\(make.testDescription), around: \(fromAround)"))
    #expect(titles(stack).count > 1, comment)
    let outcome = fromAround ? open(["list"], from: scene.root) : open([], from: list)
    #expect(outcome == .opened, comment)
    #expect(titles(stack) == ["List"], comment)
    #expect(details == before, comment)
    if width == .compact { #expect(user.title == "List", comment) }
    #expect(scene.root.link == ["list"], comment)
    #expect(scene.stage.ends == (over == .page ? [] : ["folder"]), comment)
    #expect(scene.stage.faults == [], comment)
  }

  @Test(
    "a page that a step has led to goes for what comes on the list's stack",
    arguments: [App.Device.Width.compact, .regular], Make.all)
  func goesOn(width: App.Device.Width, make: Make) throws {
    let (list, stack) = try startWithFolders(in: width, make)
    pushAbout(by: list, onto: stack)
    #expect(open(["list", "folder"], from: scene.root) == .opened)
    #expect(titles(stack) == ["List", "folder"])
    #expect(scene.root.link == ["list", "folder"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "a detail leaves the list's column as it is, and what is open in the list's leaves the detail",
    arguments: [App.Device.Width.compact, .regular], Make.all)
  func beside(width: App.Device.Width, make: Make) throws {
    let (list, stack) = try startWithFolders(in: width, make)
    #expect(open(["folder"], from: list) == .opened)
    #expect(open([.flow("A")], from: list) == .opened)
    #expect(details.last == "A")
    #expect(titles(stack) == ["List", "folder"])
    #expect(open(["folder"], from: list) == .opened)
    #expect(details.last == "A")
    #expect(titles(stack) == ["List", "folder"])
    #expect(scene.stage.ends == [])
    #expect(scene.stage.faults == [])
  }

  private func addSheets(to list: Guide) {
    let ways = list.ways
    list.ways = { guide, step, path in
      guard step.name == "sheet", guide.name == "list" else { return ways(guide, step, path) }
      return .start(guide.child("sheet"), .over())
    }
  }

  @Test(
    "a sheet leaves the detail beside it", arguments: [App.Device.Width.compact, .regular], Make.all
  )
  func sheetBesideDetail(width: App.Device.Width, make: Make) throws {
    let list = start(in: width, make)
    addSheets(to: list)
    #expect(open(["list", .flow("A")], from: scene.root) == .opened)
    let before = details
    for _ in 0..<2 {
      #expect(open(["list", "sheet"], from: scene.root) == .opened)
      #expect(user.title == "sheet")
    }
    #expect(details == before)
    #expect(scene.stage.ends == [])
    #expect(scene.root.link == ["list", "sheet"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "a sheet that the list's flow answers takes the place of a page of that flow's, in whatever column",
    arguments: [App.Device.Width.compact, .regular], Make.all)
  func sheetOverOwnPage(width: App.Device.Width, make: Make) throws {
    for inList in [true, false] {
      let test = try OwnColumnTests()
      let (list, stack) = try test.startWithFolders(in: width, make)
      test.addSheets(to: list)
      if inList {
        test.pushAbout(by: list, onto: stack)
      } else {
        #expect(test.open(["list", .page("About")], from: test.scene.root) == .opened)
      }
      #expect(test.open(["list", "sheet"], from: test.scene.root) == .opened)
      #expect(test.scene.root.link == ["list", "sheet"])
      let sheet = test.scene.flow("sheet")
      #expect(test.open(["list", "sheet"], from: test.scene.root) == .opened)
      #expect(test.scene.flow("sheet") === sheet)
      #expect(test.scene.stage.ends == [])
      #expect(test.scene.stage.faults == [])
    }
  }

  @Test(
    "where the list is a flow in its column, what a link leads to leaves that alone",
    arguments: [App.Device.Width.compact, .regular])
  func listIsFlow(width: App.Device.Width) throws {
    for step: LinkStep in [.page("P"), .flow("F")] {
      let scene = try LinkScene(columnsIn: width)
      let plan = scene.plan([step])
      #expect(!plan.contains("leave"))
      #expect(scene.open([step]) == .opened)
      #expect(scene.stage.ends == [])
      #expect(scene.flow("left") != nil && scene.flow("right") != nil)
      #expect(scene.stage.faults == [])
    }
  }

  @Test("beneath that page a detail stays", arguments: [App.Device.Width.compact, .regular])
  func sheetOverPageOverDetail(width: App.Device.Width) {
    let list = start(in: width, Make(hasPlaceholder: true))
    addSheets(to: list)
    #expect(open(["list", .flow("A")], from: scene.root) == .opened)
    scene.stage.run { list.take(.page("About")) }
    scene.stage.settle()
    #expect(details == ["None", "A", "About"])
    #expect(open(["list", "sheet"], from: scene.root) == .opened)
    #expect(details == ["None", "A"])
    #expect(scene.stage.ends == [])
    #expect(scene.root.link == ["list", "sheet"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "on a phone without a placeholder, a link to what comes over the list leaves the detail",
    arguments: [true, false])
  func besideDetail(isPage: Bool) throws {
    let list = start(in: .compact)
    let ways = list.ways
    list.ways = { guide, step, path in
      step == "side" ? .start(guide.child("side")) : ways(guide, step, path)
    }
    #expect(open(["list", .flow("A")], from: scene.root) == .opened)
    let step: LinkStep = isPage ? .page("Info") : "side"
    #expect(open(["list", step], from: scene.root) == .opened)
    #expect(user.title == (isPage ? "Info" : "side"))
    #expect(details == ["A"])
    #expect(scene.stage.ends == [])
    #expect(scene.root.link == ["list", step])
    try user.goBack()
    #expect(user.title == "List")
    #expect(scene.stage.faults == [])
  }

  @Test(
    "in a tab that the user sees, a link that ends at what has the tabs leads to the list",
    arguments: [App.Device.Width.compact, .regular], Make.all)
  func inSeenTab(width: App.Device.Width, make: Make) throws {
    let (user, root) = (scene.user, scene.root)
    user.resize(to: width)
    let tabs = UITabBarController()
    let around = root.child("around")
    around.first = nil
    let list = makeList(within: root, make)
    let stack = UINavigationController()
    list.ways = { [weak detail] guide, step, _ in
      guard step.name == "flow", guide.name == "list", let detail else { return nil }
      return .start(guide.child(step["name"] ?? ""), .push(on: detail))
    }
    around.onStart = { [unowned around] in
      $0.show(tabs, animated: false)
      around.pushCoordinator(around.child("other"), .push(on: stack))
      tabs.viewControllers = [stack]
      around.pushCoordinator(list, .tab(of: tabs, isSelected: true))
    }
    scene.stage.run {
      root.pushCoordinator(around, .present(from: scene.front, style: .fullScreen))
    }
    around.onStart = nil
    scene.stage.settle()
    #expect(open(["list", .flow("A")], from: around) == .opened)
    #expect(details.last == "A")
    #expect(user.title == "A" || width == .regular)
    #expect(open([], from: around) == .opened)
    #expect(tabs.selectedIndex == 1)
    #expect(details.last == "A")
    if width == .compact { #expect(user.title == "List") }
    #expect(around.link == (width == .compact ? ["list"] : ["list", .flow("A")]))
    #expect(scene.stage.faults == [])
  }
}
