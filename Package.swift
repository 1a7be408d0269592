// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Fairway",
  platforms: [.iOS(.v16), .macOS(.v14)],
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "Coordinators", targets: ["Coordinators"]),
    .library(name: "AppHost", targets: ["AppHost"]),
    .library(name: "CoordinatorTesting", targets: ["CoordinatorTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    // The house.
    .target(name: "UIKit"),
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlay"),
    .target(name: "Coordinators", dependencies: ["UIKit"]),
    .target(name: "AppHost", dependencies: ["UIKit"]),
    .target(name: "CoordinatorTesting", dependencies: ["AppHost", "Coordinators", "UIKit"]),

    // The README's program.
    .executableTarget(
      name: "Hello", dependencies: ["AppHost", "CoordinatorTesting", "Coordinators", "UIKit"],
      path: "Examples/Hello"),

    // The two apps.
    .target(
      name: "Photos",
      dependencies: [
        "Coordinators", "CSodium", "UIKit", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Photos", exclude: ["CSodium", "PhotosMain", "Gallery/draw"],
      sources: ["Photos"],
      resources: [
        .copy("Gallery/gallery.json"), .copy("Gallery/Pictures"), .copy("Gallery/Thumbnails"),
      ]),
    .systemLibrary(
      name: "CSodium", path: "Examples/Photos/CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    .target(
      name: "Quotes", dependencies: ["Coordinators", "UIKit"], path: "Examples/Quotes/Quotes"),

    // Tests.
    .testTarget(name: "UIKitTests", dependencies: ["AppHost", "UIKit"]),
    .testTarget(name: "CoordinatorsTests", dependencies: ["Coordinators", "UIKit"]),
    .testTarget(name: "AppHostTests", dependencies: ["AppHost", "UIKit"]),
    .testTarget(
      name: "CoordinatorTestingTests", dependencies: ["AppHost", "CoordinatorTesting", "UIKit"]),
    .testTarget(name: "HelloTests", dependencies: ["Hello"]),
    .testTarget(
      name: "QuotesTests", dependencies: ["AppHost", "CoordinatorTesting", "Quotes", "UIKit"]),
    .testTarget(
      name: "PhotosTests",
      dependencies: [
        "AppHost", "CoordinatorTesting", "Photos", "UIKit",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      resources: [.copy("Model/Fixtures")]),
  ]
)

for target in package.targets where target.type == .test {
  target.dependencies.append("_Testing_UIKit")
}

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
