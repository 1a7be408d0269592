// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Notes",
  platforms: [.iOS(.v16), .macOS(.v14)],
  products: [.library(name: "Notes", targets: ["Notes"])],
  dependencies: [
    // In a repository of its own: .package(url: "https://…/fairway", branch: "main", traits: [])
    .package(name: "Fairway", path: "../..", traits: [])
  ],
  targets: [
    .target(
      name: "Notes",
      dependencies: [
        .product(name: "Coordinators", package: "Fairway"),
        // On iOS `import UIKit` means Apple's.
        .product(name: "UIKit", package: "Fairway", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "Notes",
        .product(name: "AppHost", package: "Fairway", condition: .when(platforms: [.linux])),
        .product(
          name: "CoordinatorTesting", package: "Fairway", condition: .when(platforms: [.linux])),
        .product(name: "UIKit", package: "Fairway", condition: .when(platforms: [.linux])),
      ],
      resources: [.copy("Scripts")]),
  ]
)
