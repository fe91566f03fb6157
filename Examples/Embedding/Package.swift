// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Embedding",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "vip", path: "../..", traits: [])],
  targets: [
    .executableTarget(name: "Embedding", dependencies: [.product(name: "MovieScenes", package: "vip")]),
    .executableTarget(
      name: "Quickstart",
      dependencies: [
        .product(name: "MovieScenes", package: "vip"), .product(name: "PublicDomainCatalog", package: "vip"),
      ]),
    .executableTarget(
      name: "FirstScene",
      dependencies: [
        .product(name: "MovieScenes", package: "vip"), .product(name: "PublicDomainCatalog", package: "vip"),
      ]),
    .executableTarget(
      name: "OnScreen",
      dependencies: [
        .product(name: "MovieScenes", package: "vip"), .product(name: "PublicDomainCatalog", package: "vip"),
        .product(name: "MovieTerminalDriver", package: "vip"),
      ]),
    .executableTarget(
      name: "Browsing",
      dependencies: [
        .product(name: "MovieBrowser", package: "vip"), .product(name: "MovieTerminalDriver", package: "vip"),
        .product(name: "PublicDomainCatalog", package: "vip"), .product(name: "ViewerScenes", package: "vip"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// An app chooses how its code is isolated. `Scripts/check-examples` compiles this package with each of these settings.
let isolation = Context.environment["EXAMPLE_ISOLATION"] ?? ""
for target in package.targets {
  target.swiftSettings =
    (isolation.contains("nonsending") ? [.enableUpcomingFeature("NonisolatedNonsendingByDefault")] : [])
    + (isolation.contains("main") ? [.defaultIsolation(MainActor.self)] : [])
}
