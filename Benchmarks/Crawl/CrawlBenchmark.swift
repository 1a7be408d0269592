import AppHost
import CoordinatorTesting
import Foundation
import Photos
import UIKit

/// How long it takes to try out everything in Photos, and what an edge costs in apps of more and more
/// states.
@MainActor enum CrawlBenchmark {
  private static let (photosLimit, edgeLimit) = (2.0, 1.5)

  static func run() async throws {
    print("Photos, crawled whole:\n")
    let photos = try await photos()
    // The first one makes what is made once.
    var times: [Double] = []
    for round in 0...3 {
      let time = ProcessorTime()
      let report = try await photos.crawl()
      precondition(report.findings.isEmpty && !report.statistics.isCut, report.text(of: "Photos"))
      if round > 0 { times.append(time.seconds) }
      if round == 3 { row("Photos", report, times.median) }
    }
    print()
    Benchmark.verdict("seconds for Photos", limit: photosLimit, measured: times.median)
    print("\nA generated app, crawled whole:\n")
    var costs: [Double] = []
    for states in [100, 1000, 10_000, 100_000] {
      // A small one is over too soon to be measured once.
      let rounds = max(1, 10_000 / states)
      let time = ProcessorTime()
      var report = try await Rehearsal.ring(of: states).crawl(CrawlLimits(states: .max))
      for _ in 1..<rounds {
        report = try await Rehearsal.ring(of: states).crawl(CrawlLimits(states: .max))
      }
      let seconds = time.seconds / Double(rounds)
      precondition(report.graph.states.count == states)
      row("\(states)", report, seconds)
      costs.append(seconds / Double(report.graph.edgeCount))
    }
    print()
    Benchmark.verdict(
      "times an edge of 1000 states in 100000", limit: edgeLimit, measured: costs[3] / costs[1])
  }

  private static func row(_ name: String, _ report: CrawlReport, _ seconds: Double) {
    let (states, edges) = (report.graph.states.count, report.graph.edgeCount)
    print(
      name.padding(toLength: 8, withPad: " ", startingAt: 0),
      String(
        format: "%d states, %d edges, %d choices: %.2f s, %.0f states/s, %.0f µs an edge", states,
        edges, report.statistics.choices, seconds, Double(states) / seconds,
        seconds / Double(edges) * 1_000_000))
  }

  private static func photos() async throws -> Rehearsal {
    let beginning = try await PhotosApp.Beginning(
      photos: 2, name: "Ada", password: "correct horse")
    return Rehearsal(
      samples: ["Name": ["Ada", "Grace"], "Password": ["correct horse", "wrong"]]
    ) {
      let app = try PhotosApp(beginning)
      return Rehearsal.Run(
        app: App(name: "Photos") { app.makeDelegate(device: $0.id) },
        digest: app.makeDigest(device: VirtualUser.device.id))
    }
  }
}
