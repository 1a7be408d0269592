import AppHost
import AppRunner
import ArgumentParser
import Testing

private struct TillOptions: AppOptions {
  static let appName = "Till"
  static let abstract = "A till."
  @Option(help: "Where the coins are.") var coins = "drawer"

  func makeApp() throws -> App {
    throw Failure(description: "there are no coins\nin \(coins)")
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}

@Suite struct `The command line of an app` {
  private func ending(_ arguments: String...) async -> Ending {
    await AppRunner.ending(of: TillOptions.self, arguments: arguments)
  }

  @Test(arguments: ["--help", "-h"])
  func `has help that names everything`(argument: String) async {
    let ending = await ending(argument)
    #expect(ending.status == 0)
    for words in [
      "A till.", "--port", "--host", "--log-level", "--coins", "serve", "Where the coins are.",
    ] {
      #expect(ending.output.contains(words))
    }
    #expect(ending.complaint.isEmpty)
  }

  @Test func `has a version`() async {
    #expect(await ending("--version").output == "0.1.0")
  }

  @Test(arguments: [
    ["--coin"], ["--port", "x"], ["--port", "70000"], ["--port"], ["dance"],
    ["serve", "--nothing"], ["--log-level", "loud"], ["--inspect", "--host", "0.0.0.0"],
  ])
  func `refuses what it does not know in one line`(arguments: [String]) async {
    let ending = await AppRunner.ending(of: TillOptions.self, arguments: arguments)
    #expect(ending.status == 64)
    #expect(ending.output.isEmpty)
    #expect(ending.complaint.hasPrefix("till: "))
    #expect(ending.complaint.hasSuffix("(see till --help)"))
    #expect(!ending.complaint.contains("\n"))
  }

  @Test(arguments: [["--coins", "cellar"], ["serve", "--coins", "cellar"]])
  func `says in one line why the app cannot start`(arguments: [String]) async {
    let ending = await AppRunner.ending(of: TillOptions.self, arguments: arguments)
    #expect(ending.status == 2)
    #expect(ending.complaint == "till: there are no coins in cellar")
  }
}
