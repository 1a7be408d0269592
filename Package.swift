// swift-tools-version: 6.2
import PackageDescription

var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
// As the Makefile has it. Xcode suppresses the warnings of packages that an app depends on, and builds none that
// asks for errors in their place.
if Context.environment["FAIRWAY_WARNINGS_AS_ERRORS"] != nil {
  settings.append(.treatAllWarnings(as: .error))
}

// Our UIKit is for machines that have none: on Apple's, what imports UIKit gets Apple's.
let uikit: Target.Dependency = .target(name: "UIKit", condition: .when(platforms: [.linux]))

let package = Package(
  name: "Fairway",
  platforms: [.iOS(.v16), .macOS(.v14)],
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "Coordinators", targets: ["Coordinators"]),
    .library(name: "AppHost", targets: ["AppHost"]),
    .library(name: "CoordinatorTesting", targets: ["CoordinatorTesting"]),
    .library(name: "WebHost", targets: ["WebHost"]),
    .library(name: "AppRunner", targets: ["AppRunner"]),
    .executable(name: "photos", targets: ["PhotosMain"]),
    .executable(name: "quotes", targets: ["QuotesMain"]),
    .executable(name: "catalog", targets: ["CatalogMain"]),
  ],
  // For a package that wants the library and its test kit alone, `traits: []` leaves out every dependency
  // below.
  traits: [
    .trait(name: "Web", description: "WebHost, and the command line that every app gets."),
    .trait(name: "Examples", description: "What the examples need besides."),
    .default(enabledTraits: ["Web", "Examples"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // The house.
    .target(name: "UIKit"),
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlay"),
    .target(name: "Coordinators", dependencies: [uikit]),
    .target(name: "AppHost", dependencies: ["UIKit"]),
    .target(name: "CoordinatorTesting", dependencies: ["AppHost", "Coordinators", "UIKit"]),

    .target(
      name: "WebHost",
      dependencies: [
        "AppHost", "CZlib",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      resources: [.embedInCode("Assets")]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "AppRunner",
      dependencies: [
        "AppHost", "CoordinatorTesting", "Coordinators", "WebHost",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]),

    // The README's program.
    .executableTarget(
      name: "Hello", dependencies: ["AppHost", "CoordinatorTesting", "Coordinators", "UIKit"],
      path: "Examples/Hello"),

    // The two apps.
    .target(
      name: "Photos",
      dependencies: [
        "Coordinators", "CSodium", uikit, .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Photos",
      exclude: [
        "CSodium", "Gallery/draw", "Gallery/requirements.txt", "Gallery/scenes", "PhotosMain",
      ],
      sources: ["Photos"],
      resources: [
        .copy("Gallery/gallery.json"), .copy("Gallery/Pictures"), .copy("Gallery/Thumbnails"),
      ]),
    .systemLibrary(
      name: "CSodium", path: "Examples/Photos/CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    .executableTarget(
      name: "PhotosMain",
      dependencies: [
        "AppHost", "AppRunner", "CoordinatorTesting", "Photos",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/Photos/PhotosMain"),
    .target(
      name: "Quotes", dependencies: ["Coordinators", uikit], path: "Examples/Quotes/Quotes"),
    .executableTarget(
      name: "QuotesMain",
      dependencies: [
        "AppHost", "AppRunner", "CoordinatorTesting", "Quotes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/Quotes/QuotesMain"),

    // The gallery of what there is.
    .target(
      name: "Catalog", dependencies: ["Coordinators", uikit], path: "Examples/Catalog/Catalog"),
    .executableTarget(
      name: "CatalogMain",
      dependencies: [
        "AppHost", "AppRunner", "Catalog",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/Catalog/CatalogMain"),

    // Tests.
    .testTarget(name: "UIKitTests", dependencies: ["AppHost", "UIKit"]),
    .testTarget(
      name: "CoordinatorsTests",
      dependencies: ["AppHost", "CoordinatorTesting", "Coordinators", "UIKit"]),
    .testTarget(name: "AppHostTests", dependencies: ["AppHost", "UIKit"]),
    .testTarget(
      name: "CoordinatorTestingTests",
      dependencies: ["AppHost", "CoordinatorTesting", "Coordinators", "UIKit"]),
    .testTarget(
      name: "WebHostTests",
      dependencies: [
        "AppHost", "UIKit", "WebHost",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]),
    // An app with a trap, which the runner's tests start in a process of its own.
    .executableTarget(
      name: "Trapdoor",
      dependencies: [
        "AppHost", "AppRunner", "CoordinatorTesting", "UIKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Trapdoor"),
    .testTarget(
      name: "AppRunnerTests",
      dependencies: [
        "AppHost", "AppRunner", "CoordinatorTesting", "Coordinators", "Trapdoor", "UIKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .testTarget(name: "HelloTests", dependencies: ["CoordinatorTesting", "Hello"]),
    .testTarget(
      name: "QuotesTests",
      dependencies: ["AppHost", "CoordinatorTesting", "Coordinators", "Quotes", "UIKit"]),
    .testTarget(
      name: "CatalogTests",
      dependencies: ["AppHost", "Catalog", "CoordinatorTesting", "UIKit"]),
    .testTarget(
      name: "PhotosTests",
      dependencies: [
        "AppHost", "CoordinatorTesting", "Coordinators", "Photos", "UIKit",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      resources: [.copy("Model/Fixtures")]),
  ]
)

// The benchmark of speed, for `Benchmarks/run` alone: a plain build never sees it.
if Context.environment["FAIRWAY_BENCHMARKS"] != nil {
  package.targets += [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AppHost", "Bare", "CAllocations", "CoordinatorTesting", "Coordinators", "Photos", "UIKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks", exclude: ["Bare", "CAllocations", "README.md", "browser", "run"],
      sources: [
        "Benchmark.swift", "Crawl", "Flows", "Host", "Lists", "Measure", "Purchase", "Screens",
        "Section.swift", "Trees",
      ]),
    // What it compares with: UIKit's classes without what they do.
    .target(
      name: "Bare", dependencies: ["UIKit"], path: "Benchmarks/Bare",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
  ]
}

for target in package.targets where target.type == .test {
  target.dependencies.append("_Testing_UIKit")
}

for target in package.targets {
  target.dependencies = target.dependencies.map { dependency in
    guard case .productItem(let name, let package?, let aliases, nil) = dependency else {
      return dependency
    }
    let trait = package == "GRDB.swift" ? "Examples" : "Web"
    return .productItem(
      name: name, package: package, moduleAliases: aliases, condition: .when(traits: [trait]))
  }
}

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}

// On a Mac there is the library alone: Xcode fetches nothing else with it, and builds no module that is called as
// Apple's. Packages for both name the other products, for Linux, so that these are there, of nothing.
#if os(macOS)
  let isForApple = true
#else
  let isForApple = Context.environment["FAIRWAY_AS_ON_A_MAC"] != nil
#endif
if isForApple {
  package.dependencies = []
  package.targets = [
    .target(name: "Coordinators", swiftSettings: settings), .target(name: "Elsewhere"),
  ]
  package.products = [.library(name: "Coordinators", targets: ["Coordinators"])]
  for name in ["UIKit", "AppHost", "CoordinatorTesting", "WebHost", "AppRunner"] {
    package.products.append(.library(name: name, targets: ["Elsewhere"]))
  }
}
