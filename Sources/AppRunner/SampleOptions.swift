import ArgumentParser
import CoordinatorTesting

/// Texts that scripts only name.
struct SampleOptions: ParsableArguments {
  @Option(
    name: .customLong("sample"),
    help: ArgumentHelp(
      "A text for a field, such as a password, that scripts only name. Can be given several times.",
      valueName: "field=text"))
  var given: [Sample] = []

  struct Sample: ExpressibleByArgument {
    let field: String
    let text: String

    init?(argument: String) {
      guard let sign = argument.firstIndex(of: "="), sign != argument.startIndex else { return nil }
      field = String(argument[..<sign])
      text = String(argument[argument.index(after: sign)...])
    }
  }

  var samples: Samples {
    Samples(Dictionary(grouping: given, by: \.field).mapValues { $0.map(\.text) })
  }
}
