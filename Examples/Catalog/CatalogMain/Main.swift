import AppRunner

@main enum Main {
  static func main() { AppRunner.run(CatalogOptions.self) }
}
