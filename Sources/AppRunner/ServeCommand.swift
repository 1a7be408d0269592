import ArgumentParser

/// `serve`: the app in browsers.
struct ServeCommand<Options: AppOptions>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve", abstract: "Show \(Options.appName) in browsers. (default)")
  }

  @OptionGroup(title: "Serving") var serving: ServingOptions
  @OptionGroup(title: "The app") var options: Options

  func run() async throws {
    try await serving.serve(options)
  }
}
