import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

private struct Payload {
  var number = 1
  let screen: UIViewController
}

private enum Choice {
  case none
  case some(UIViewController)
}

private struct Single: ~Copyable {
  let screen: UIViewController
  deinit {}
}

private enum SingleChoice: ~Copyable {
  case none
  case some(UIViewController)

  borrowing func look() {
    switch self {
    case .none: break
    case .some(let screen): withExtendedLifetime(screen) {}
    }
  }
}

private final class Holder {
  let screen: UIViewController
  init(_ screen: UIViewController) { self.screen = screen }
}

private final class Crate<Item> {
  let item: Item
  init(_ item: Item) { self.item = item }

  func look(_ number: Int) -> () -> Void { { _ = (self.item, number) } }
}

private func look<Item>(at item: Item, _ number: Int) -> () -> Void { { _ = (item, number) } }

private func pass<Item>(_ item: Item, to body: @escaping (Item) -> Void) -> () -> Void {
  { body(item) }
}

/// Keeps a screen in one of many ways.
private final class Keeper: Coordinator, FirstFlow {
  let stack = UINavigationController()
  var body: (() -> Void)?
  var bodies: [() -> Void] = []
  var perhaps: [(() -> Void)?] = []
  var named: [String: (Int) -> Void] = [:]
  var maker: (() -> () -> Void)?
  var counts: [UIViewController: Int] = [:]
  var hashable: AnyHashable?
  var anything: Any?

  override func start() { stack.pushViewController(Screen("Home"), animated: false) }
}

private struct Holding: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let keep: @MainActor (Keeper, UIViewController) -> Void

  init(_ description: String, _ keep: @escaping @MainActor (Keeper, UIViewController) -> Void) {
    testDescription = description
    self.keep = keep
  }

  static let strong = [
    Holding("an object") { keeper, screen in
      let holder = Holder(screen)
      keeper.body = { _ = holder.screen }
    },
    Holding("an object beside others") { keeper, screen in
      let (holder, number) = (Holder(screen), keeper.bodies.count)
      keeper.body = { _ = (holder.screen, number) }
    },
    Holding("a structure") { keeper, screen in
      let payload = Payload(screen: screen)
      keeper.body = { _ = payload }
    },
    Holding("an array") { keeper, screen in
      let screens = [screen]
      keeper.body = { _ = screens }
    },
    Holding("an array of structures") { keeper, screen in
      let payloads = [Payload(screen: screen)]
      keeper.body = { _ = payloads }
    },
    Holding("an array beside others") { keeper, screen in
      let (screens, number) = ([screen], keeper.bodies.count)
      keeper.body = { _ = (screens, number) }
    },
    Holding("a dictionary") { keeper, screen in
      let screens = ["one": screen]
      keeper.body = { _ = screens }
    },
    Holding("a set") { keeper, screen in
      let screens: Set = [screen]
      keeper.body = { _ = screens }
    },
    Holding("a variable") { keeper, screen in
      var kept: UIViewController? = screen
      keeper.body = {
        _ = kept
        kept = nil
      }
    },
    Holding("an enumeration") { keeper, screen in
      let choice = Choice.some(screen)
      keeper.body = { _ = choice }
    },
    Holding("a structure that cannot be copied") { keeper, screen in
      let single = Single(screen: screen)
      keeper.body = { _ = single.screen.title }
    },
    Holding("anything") { keeper, screen in
      let (payload, number): (Any, Int) = (Payload(screen: screen), keeper.bodies.count)
      keeper.body = { _ = (payload, number) }
    },
    Holding("a closure") { keeper, screen in
      let inner = { _ = screen }
      keeper.body = { inner() }
    },
    Holding("a closure that may be there") { keeper, screen in
      let inner: (() -> Void)? = keeper.bodies.isEmpty ? { _ = screen } : nil
      let number = keeper.bodies.count
      keeper.body = {
        inner?()
        _ = number
      }
    },
    Holding("a closure that calls itself") { keeper, screen in
      var again: (() -> Void)?
      again = {
        _ = screen
        again?()
      }
      keeper.body = { again?() }
    },
    Holding("a generic class") { keeper, screen in keeper.body = Crate(screen).look(1) },
    Holding("something generic") { keeper, screen in keeper.body = look(at: screen, 1) },
    Holding("something generic, and a closure") { keeper, screen in
      keeper.body = pass(Payload(screen: screen)) { _ in }
    },
    Holding("closures in an array") { keeper, screen in keeper.bodies = [{ _ = screen }] },
    Holding("optional closures") { keeper, screen in keeper.perhaps = [{ _ = screen }] },
    Holding("closures in a dictionary") { keeper, screen in
      keeper.named["one"] = { _ in _ = screen }
    },
    Holding("a closure that makes another") { keeper, screen in
      let inner = { _ = screen }
      keeper.maker = { inner }
    },
    Holding("a key") { keeper, screen in keeper.counts[screen] = 1 },
    Holding("something hashable") { keeper, screen in keeper.hashable = AnyHashable(screen) },
    Holding("a closure as anything") { keeper, screen in
      keeper.anything = { _ = screen } as () -> Void
    },
  ]

  static let weak = [
    Holding("weak") { keeper, screen in keeper.body = { [weak screen] in _ = screen } },
    Holding("weak, beside others") { keeper, screen in
      let number = keeper.bodies.count
      keeper.body = { [weak screen] in _ = (screen, number) }
    },
    Holding("unowned") { keeper, screen in keeper.body = { [unowned screen] in _ = screen } },
    Holding("unowned, beside others") { keeper, screen in
      let number = keeper.bodies.count
      keeper.body = { [unowned screen] in _ = (screen, number) }
    },
    Holding("weak, in a closure within a closure") { keeper, screen in
      let inner = { [weak screen] in _ = screen }
      keeper.bodies = [{ inner() }]
    },
  ]
}

/// What a closure captures, and what lies in it.
@MainActor struct HoldingTests {
  private let keeper = Keeper()

  private func user() throws -> VirtualUser {
    try VirtualUser(running: App(name: "Test") { [keeper] _ in Delegate(keeper) })
  }

  @Test(arguments: Holding.strong)
  fileprivate func `what a closure or a collection holds can be reached`(holding: Holding) throws {
    let user = try user()
    user.session.run { holding.keep(keeper, UIViewController()) }
    #expect(user.leaks.map(\.description) == [])
  }

  @Test(arguments: Holding.weak)
  fileprivate func `what it does not hold is a leak still`(holding: Holding) throws {
    let user = try user()
    let screen = user.session.run { UIViewController() }
    user.session.run { holding.keep(keeper, screen) }
    #expect(user.leaks.map(\.type) == ["UIViewController"])
    withExtendedLifetime(screen) {}
  }

  @Test func `what cannot be copied is not looked into`() throws {
    let user = try user()
    user.session.run {
      let choice = SingleChoice.some(UIViewController())
      keeper.body = { choice.look() }
    }
    #expect(user.leaks.count <= 1)
  }

  @Test func `it is said who holds it`() throws {
    let user = try user()
    let failure = failure {
      try user.expectReleased {
        user.session.run {
          let payload = Payload(screen: UIViewController())
          let inner = { _ = payload }
          keeper.body = { inner() }
        }
      }
    }
    #expect(
      failure?.contains("Delegate.root → Keeper.body (a closure)") == true, "\(failure ?? "")")
  }
}
