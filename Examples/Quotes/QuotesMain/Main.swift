import AppRunner

@main enum Main {
  static func main() { AppRunner.run(QuotesOptions.self) }
}
