// swift-tools-version: 6.3
import PackageDescription

/// `VIP_STRICT` (set by `make test-site`) turns warnings into errors.
let settings: [SwiftSetting] = Context.environment["VIP_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let scenes: Target.Dependency = .product(name: "ViewerScenes", package: "vip")
let pictures: Target.Dependency = .product(name: "MoviePictures", package: "vip")
let films: Target.Dependency = .product(name: "PublicDomainCatalog", package: "vip")

let package = Package(
  name: "MovieSite",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "vip", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
  ],
  targets: [
    // The views know no server.
    .target(name: "SiteViews", dependencies: [scenes, pictures]),
    .target(
      name: "SiteServer",
      dependencies: [
        "SiteViews", scenes, .product(name: "MovieStore", package: "vip"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      ]),
    .executableTarget(
      name: "MovieSite",
      dependencies: [
        "SiteServer", scenes, films, .product(name: "MovieLive", package: "vip"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]),
    // Servers to compare, for `make bench-site`.
    .executableTarget(
      name: "SiteBench",
      dependencies: [
        "SiteServer", scenes, films, .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .testTarget(
      name: "SiteViewsTests",
      dependencies: [
        "SiteViews", scenes, pictures, films, .product(name: "TextSnapshots", package: "vip"),
      ]),
    .target(name: "SiteTestSupport", dependencies: ["SiteServer", scenes, films], path: "Tests/SiteTestSupport"),
    .testTarget(
      name: "SiteServerTests",
      dependencies: [
        "SiteServer", "SiteViews", "SiteTestSupport", scenes, films,
        .product(name: "Hummingbird", package: "hummingbird"), .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"), .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      ]),
    .testTarget(
      name: "BrowserTests", dependencies: ["MovieSite", "SiteServer", "SiteViews", "SiteTestSupport", scenes, films]),
  ],
  swiftLanguageModes: [.v6]
)

// An app chooses how its code is isolated. `Scripts/check-examples` compiles this package with each of these settings.
let isolation = Context.environment["EXAMPLE_ISOLATION"] ?? ""
for target in package.targets {
  target.swiftSettings =
    settings
    + (isolation.contains("nonsending") ? [.enableUpcomingFeature("NonisolatedNonsendingByDefault")] : [])
    + (isolation.contains("main") ? [.defaultIsolation(MainActor.self)] : [])
}
