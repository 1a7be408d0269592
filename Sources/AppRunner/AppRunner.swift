import ArgumentParser
import Foundation

/// The command line that every app gets.
public enum AppRunner {
  /// Runs the command that the arguments ask for, and ends the process with its status.
  ///
  /// To be called from a `static func main()` that is not `async`: main-actor code then stays on
  /// the main thread, where timers and notifications find it.
  public static func run<Options: AppOptions>(
    _ options: Options.Type,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    Task {
      let ending = await ending(of: options, arguments: arguments)
      ending.print()
      exit(ending.status)
    }
    while true { RunLoop.main.run() }
  }

  /// Runs the command and says how the process is to end.
  package static func ending<Options: AppOptions>(
    of options: Options.Type, arguments: [String]
  ) async -> Ending {
    do {
      var command = try RootCommand<Options>.parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return Ending(status: 0)
    } catch {
      return Ending(RootCommand<Options>.self, error)
    }
  }
}
