// swift-tools-version: 6.3
import PackageDescription

// A package of its own that tests its text views with TextSnapshots; `../..` stands for the URL you would write.
// Without traits, nothing else is resolved.
let package = Package(
  name: "Greetings",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "vip", path: "../..", traits: [])
  ],
  targets: [
    .target(name: "Greetings"),
    .testTarget(name: "GreetingsTests", dependencies: ["Greetings", .product(name: "TextSnapshots", package: "vip")]),
  ]
)

// An app chooses how its code is isolated. `Scripts/check-examples` compiles this package with each of these settings.
let isolation = Context.environment["EXAMPLE_ISOLATION"] ?? ""
for target in package.targets {
  target.swiftSettings =
    (isolation.contains("nonsending") ? [.enableUpcomingFeature("NonisolatedNonsendingByDefault")] : [])
    + (isolation.contains("main") ? [.defaultIsolation(MainActor.self)] : [])
}
