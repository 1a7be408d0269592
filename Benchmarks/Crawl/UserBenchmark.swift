import AppHost
import CoordinatorTesting
import Foundation
import UIKit

/// How many events a second a script is replayed with, and what the virtual user costs besides the app.
@MainActor enum UserBenchmark {
  private static let (events, least) = (20_000, 10_000.0)
  private static let ownLimit = 0.5

  static func run() async throws {
    try await replay()
    print()
    try compare()
  }

  private static func replay() async throws {
    let steps = [Step(.tap(Target("Go"))), Step(.goBack)]
    let script = Script((0..<events).map { steps[$0 % 2] })
    var rates: [Double] = []
    for round in 0...5 {
      let user = try VirtualUser(running: .two)
      let time = ProcessorTime()
      try await user.replay(script)
      precondition(user.title == "Home")
      if round > 0 { rates.append(Double(events) / time.seconds) }
    }
    print(String(format: "A script that goes to and fro, replayed: %.0f events/s\n", rates.median))
    Benchmark.verdict(
      "of a second for 10000 events", limit: 1, measured: least / rates.median)
  }

  /// The same taps by somebody who looks for what to tap, and by a host that knows it and shows the
  /// screen after each.
  private static func compare() throws {
    let user = try VirtualUser(running: .two)
    let session = user.session
    let bare = try VirtualUser(running: .two)
    guard let go = bare.session.tree.root.first(where: { $0.label == "Go" })?.id else {
      preconditionFailure("There is no Go")
    }
    let times = Stopwatch().compare(rounds: 40, turns: 50) {
      // Neither can fail: each round ends where it began.
      try? user.tap("Go")
      try? user.goBack()
    } _: {
      for event in [UserEvent.tap(go), .goBack] {
        bare.session.perform(event)
        bare.clock.runUntilIdle()
        _ = bare.session.tree
      }
    }
    precondition(session.tree.screen?.label == "Home" && bare.title == "Home")
    print(
      String(
        format: "To and fro by a user: %.1f µs, by a host that knows where: %.1f µs\n", times.own,
        times.other))
    Benchmark.verdict(
      "of the app's time for the user's own", limit: ownLimit, measured: times.ratio - 1)
  }
}

extension App {
  /// Two screens, one pushed onto the other, with ten views each.
  fileprivate static let two = App(name: "Two") { _ in
    StackDelegate { stack in
      let home = TenTextsViewController("Home")
      home.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Go") { [weak stack] _ in
          stack?.pushViewController(TenTextsViewController("There"), animated: true)
        })
      stack.pushViewController(home, animated: false)
    }
  }
}

private final class TenTextsViewController: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let labels = (1...10).map { number in
      let label = UILabel()
      label.text = "Text \(number)"
      return label
    }
    view.addSubview(UIStackView(arrangedSubviews: labels))
  }
}
