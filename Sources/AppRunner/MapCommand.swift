import ArgumentParser
import CoordinatorTesting
import Foundation

/// `map`: a picture of the app's screens and of the ways between them.
struct MapCommand<Options: AppOptions>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "map", abstract: "Draw the app's screens and the ways between them.",
      subcommands: [MapDiffCommand<Options>.self])
  }

  enum Format: String, ExpressibleByArgument, CaseIterable { case svg, mermaid, dot, json, html }

  @Option(help: ArgumentHelp("Where to write it; without one, it is printed.", valueName: "file"))
  var output: String?
  @Option(help: "What to write. Without it, what the file's name says, or svg.")
  var format: Format?
  @Option(help: ArgumentHelp("Only that flow and what touches it.", valueName: "coordinator"))
  var flow: String?
  @OptionGroup(title: "Crawling") var crawling: CrawlOptions
  @OptionGroup(title: "The app") var options: Options

  @MainActor func run() async throws {
    let rehearsal = try await options.makeRehearsal()
    guard var report = try await crawling.report(rehearsal) else { return }
    report.conclude(screens: rehearsal.screens, coordinators: rehearsal.coordinators)
    var map = FlowMap(report, app: Options.appName)
    if let flow { map = map.filtered(flow: flow) }
    let text = try text(of: map)
    guard let output else { throw Verdict(status: 0, output: text) }
    try text.write(toFile: output, atomically: true, encoding: .utf8)
    throw Verdict(
      status: 0,
      output: "\(output): \(map.boxes.count) screens, \(map.arrows.count) ways between them")
  }

  private func text(of map: FlowMap) throws -> String {
    let name = output.map { URL(filePath: $0).pathExtension } ?? ""
    switch format ?? (name == "gv" ? .dot : name == "mmd" ? .mermaid : Format(rawValue: name)) {
    case .mermaid: return map.mermaid
    case .dot: return map.graphviz
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(map), as: UTF8.self) + "\n"
    case .html: return map.html(svg: try Graphviz.svg(map.graphviz))
    case .svg, nil: return try Graphviz.svg(map.graphviz)
    }
  }
}

/// `map diff`: what a change has done.
struct MapDiffCommand<Options: AppOptions>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff", abstract: "Compare two maps that were written as JSON.",
      discussion: "Ends with 1 where they differ.")
  }

  @Argument(help: "The map before.") var before: String
  @Argument(help: "The map after.") var after: String
  @OptionGroup(title: "The app") var options: Options

  func run() async throws {
    let maps = try [before, after].map {
      try JSONDecoder().decode(FlowMap.self, from: Data(contentsOf: URL(filePath: $0)))
    }
    let screens = try await options.makeRehearsal().screens
    let difference = FlowMapDifference(from: maps[0], to: maps[1], screens: screens)
    throw Verdict(status: difference.isEmpty ? 0 : 1, output: "\(difference)")
  }
}
