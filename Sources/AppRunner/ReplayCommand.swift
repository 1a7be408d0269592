import ArgumentParser
import CoordinatorTesting
import Foundation

/// `replay`: a script, on the app as it is when nobody has used it yet.
struct ReplayCommand<Options: AppOptions>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "replay", abstract: "Do what a script says, and tell where it goes another way.")
  }

  @Argument(help: "The script: text, or JSON.")
  var file: String

  @OptionGroup var log: LogOptions
  @OptionGroup(title: "Texts") var samples: SampleOptions
  @OptionGroup(title: "The app") var options: Options

  @MainActor func run() async throws {
    let script = try Script(text: String(contentsOfFile: file, encoding: .utf8))
    let rehearsal = try await options.makeReplay()
    log.begin()
    let user = try VirtualUser(running: rehearsal.run().app)
    do {
      try await user.replay(script, samples: rehearsal.samples.merging(samples.samples))
    } catch let difference as ReplayDifference {
      throw Verdict(status: 1, output: "\(file): \(difference)")
    }
    throw Verdict(status: 0, output: "\(file): \(script.lines.count) steps, all as written.")
  }
}
