import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A sheet is dismissed without animation while it is still coming. Two screens are asked for then.
@MainActor struct DismissedWhileComingTests {
  @Test("they come one after the other", arguments: ["library", "app", "app, at rest", "app, dismissed animated", "app, one tick", "alert"])
  func twoPushes(sheet: String) throws {
    let stage = try Stage()
    var log: [String] = []
    stage.run {
      let page: UIViewController = sheet == "alert" ? UIAlertController(title: "?", message: nil, preferredStyle: .alert) : stage.page("Sheet")
      switch sheet {
      case "library": stage.home.present(page).whenDone { log.append("sheet \($0)") }
      case "app, at rest": stage.stack.present(page, animated: true); stage.settle()
      case "app, one tick": stage.stack.present(page, animated: true) { log.append("presented") }; stage.user.clock.advance(by: 0.1)
      default: stage.stack.present(page, animated: true) { log.append("presented") }
      }
      stage.stack.dismiss(animated: sheet == "app, dismissed animated") { log.append("dismissed") }
      stage.home.show("B").whenDone { log.append("B \($0)") }
      stage.home.show("C").whenDone { log.append("C \($0)") }
    }
    log.append("-")
    stage.settle()
    print("dwc", sheet, log, stage.titles(), stage.faults)
    #expect(stage.titles() == ["Home", "B", "C"])
    #expect(stage.faults == [])
  }

  @Test func `control: UIKit alone`() throws {
    let stage = try Stage()
    var log: [String] = []
    stage.run {
      stage.stack.present(stage.page("Sheet"), animated: true) { log.append("presented") }
      stage.stack.dismiss(animated: false) { log.append("dismissed") }
      stage.stack.pushViewController(stage.page("B"), animated: true)
      stage.stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        log.append("B done \(stage.stack.transitionCoordinator == nil)")
      }
    }
    log.append("-")
    stage.settle()
    print("dwc control", log, stage.faults)
    #expect(stage.faults == [])
  }

  /// What the library does there, by hand: B once the sheet has come, C once B has.
  @Test func `control: UIKit alone, one after the other`() throws {
    final class Ears: NSObject, UINavigationControllerDelegate {
      var onShow: ((UIViewController) -> Void)?
      func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) { onShow?(v) }
    }
    let stage = try Stage()
    var log: [String] = []
    let ears = Ears()
    stage.run {
      let b = stage.page("B")
      stage.stack.delegate = ears
      ears.onShow = { v in
        log.append("didShow \(v.title ?? "")")
      }
      stage.stack.present(stage.page("Sheet"), animated: true) {
        log.append("presented; moving: \(stage.stack.transitionCoordinator != nil)")
        stage.stack.pushViewController(b, animated: true)
        let transition = stage.stack.transitionCoordinator
        log.append("pushed: from \(transition?.viewController(forKey: .from)?.title ?? "nil") to \(transition?.viewController(forKey: .to)?.title ?? "nil")")
        transition?.animate(alongsideTransition: nil) { _ in
          log.append("B done, on its way still: \(stage.stack.transitionCoordinator.map { "\($0.viewController(forKey: .to)?.title ?? "nil")" } ?? "no")")
        }
      }
      stage.stack.dismiss(animated: false) { log.append("dismissed; moving: \(stage.stack.transitionCoordinator?.viewController(forKey: .to)?.title ?? "nil")") }
    }
    stage.settle()
    print("dwc by hand", log, stage.faults)
  }
}
