import ArgumentParser
import CoordinatorTesting
import Foundation

/// `crawl`: everything that can be done in the app, and what is wrong with it.
struct CrawlCommand<Options: AppOptions>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "crawl", abstract: "Try everything out, and report what is wrong.",
      subcommands: [MergeCommand<Options>.self])
  }

  @OptionGroup(title: "Crawling") var crawling: CrawlOptions
  @Flag(help: "Report as JSON.") var json = false
  @Option(help: ArgumentHelp("Where to write a script for each finding.", valueName: "folder"))
  var scripts: String?
  @OptionGroup(title: "The app") var options: Options

  @MainActor func run() async throws {
    let rehearsal = try await options.makeRehearsal()
    guard var report = try await crawling.report(rehearsal) else { return }
    report.conclude(screens: rehearsal.screens, coordinators: rehearsal.coordinators)
    if let scripts { try report.writeScripts(to: URL(filePath: scripts)) }
    throw Verdict(report, of: Options.appName, json: json)
  }
}

/// `crawl merge`: one report from the journals of several shards.
struct MergeCommand<Options: AppOptions>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge", abstract: "Put the journals of several shards together.")
  }

  @Argument(help: "The journals that the shards have written.") var journals: [String]
  @Flag(help: "Report as JSON.") var json = false
  /// It takes the flag for its own, wherever that stands.
  @ParentCommand var crawl: CrawlCommand<Options>
  @OptionGroup(title: "The app") var options: Options

  func run() async throws {
    let rehearsal = try await options.makeRehearsal()
    var report = try CrawlReport(
      journals: journals.map { try JournalFile.entries(of: URL(filePath: $0)) })
    report.conclude(screens: rehearsal.screens, coordinators: rehearsal.coordinators)
    throw Verdict(report, of: Options.appName, json: json || crawl.json)
  }
}

extension Verdict {
  init(_ report: CrawlReport, of app: String, json: Bool) {
    self.init(
      status: report.findings.isEmpty ? 0 : 1,
      output: json ? report.json(of: app) : report.text(of: app))
  }
}

extension CrawlReport {
  /// `1-leak.script` and so on, each ready for `replay`.
  fileprivate func writeScripts(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, finding) in findings.enumerated() {
      guard let script = finding.script else { continue }
      let file = folder.appending(path: "\(index + 1)-\(finding.problem.kind.rawValue).script")
      try "# \(finding.problem.message)\n\(Script(script))".write(
        to: file, atomically: true, encoding: .utf8)
    }
  }
}
