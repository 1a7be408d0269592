import ArgumentParser

/// The app's command: without a word after it, it serves, so that its help is serving's as well.
struct RootCommand<Options: AppOptions>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Options.commandName, abstract: Options.abstract, version: Options.version,
      subcommands: [
        ServeCommand<Options>.self, ReplayCommand<Options>.self, CrawlCommand<Options>.self,
        MapCommand<Options>.self,
      ])
  }

  @OptionGroup(title: "Serving") var serving: ServingOptions
  @OptionGroup(title: "The app") var options: Options

  func run() async throws {
    try await serving.serve(options)
  }
}
