import Foundation

/// A program that turns its input into its output, and is held to a limit of memory and time.
struct Tool: Sendable {
  /// The program, looked for in `PATH`, and its arguments.
  let command: [String]

  /// Added to this process's own environment.
  let environment: [String: String]

  /// Of address space, which is more than what is really used.
  let memoryInMegabytes: Int

  /// Of processor time and, separately, on the clock.
  let seconds: Int

  /// Blocks its thread until the program has ended, which it does within the limits.
  func run(input: FileHandle) throws -> ToolResult {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script] + command
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, own in own }
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    // A broken picture can bring forth thousands of warnings, and they would block a pipe that
    // nobody reads.
    process.standardError = FileHandle.nullDevice
    try process.run()

    let limit = Duration.seconds(seconds)
    let watchdog = Task.detached {
      try await Task.sleep(for: limit)
      // `terminate()` can be ignored: what is started from one of Dispatch's threads inherits
      // their blocked signals.
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    defer { watchdog.cancel() }
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return ToolResult(of: process, output: data)
  }

  /// A shell can lower the limits of the program that it turns into; Foundation cannot. Debian's
  /// shell sets one limit at a time.
  private var script: String {
    "ulimit -v \(memoryInMegabytes * 1024); ulimit -t \(seconds); exec \"$0\" \"$@\""
  }
}
