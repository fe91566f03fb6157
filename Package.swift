// swift-tools-version: 6.3
import PackageDescription

/// Every Swift target is held to the same rules; `VIP_STRICT` (set by `make test` and `make lint`) turns warnings into errors.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ] + (Context.environment["VIP_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

// Only targets with the trait need other packages. Packages that use the rest resolve none with `traits: []`.
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Live"]))
let httpTypes: Target.Dependency = .product(
  name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Live"]))
let flyingFox: Target.Dependency = .product(name: "FlyingFox", package: "FlyingFox")
let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")
let flyingSocks: Target.Dependency = .product(name: "FlyingSocks", package: "FlyingFox")

/// What the fuzzer runs.
let fuzzed: [Target.Dependency] = [
  "CurlTransport", "HTTPPort", "JPEGPictures", "JSONText", "LibC", "MovieData", "MovieDisplay", "MovieDomain",
  "MovieScenes", "MovieStore", "MovieText", "Pictures", "SnapshotFiles", "TMDb",
  "TerminalScreen", "TextSnapshots", httpTypes,
]

let package = Package(
  name: "vip",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "MovieScenes", targets: ["MovieDomain", "MovieDisplay", "MovieScenes"]),
    .library(name: "MovieText", targets: ["MovieDisplay", "MovieText"]),
    .library(name: "TerminalScreen", targets: ["MovieText", "TerminalScreen"]),
    .library(name: "MovieData", targets: ["MovieDisplay", "MovieData"]),
    .library(name: "Pictures", targets: ["Pictures", "JPEGPictures"]),
    .library(name: "PublicDomainCatalog", targets: ["PublicDomainCatalog"]),
    .library(name: "MovieStore", targets: ["HTTPPort", "MovieStore"]),
    .library(name: "TMDb", targets: ["HTTPPort", "TMDb"]),
    .library(name: "CurlTransport", targets: ["HTTPPort", "CurlTransport"]),
    .library(name: "MovieLive", targets: ["MovieLive", "CurlTransport", "HTTPPort", "MovieStore", "TMDb"]),
    .library(name: "MovieBrowser", targets: ["MovieBrowser", "TerminalScreen"]),
    .library(name: "TextSnapshots", targets: ["TextSnapshots"]),
    .executable(name: "snapshots", targets: ["snapshots"]),
    .executable(name: "vip", targets: ["vip"]),
  ],
  traits: [
    .default(enabledTraits: ["Live"]),
    .trait(
      name: "Live",
      description: "HTTPPort, CurlTransport, TMDb, MovieStore, MovieLive and vip, which need other packages."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    .target(name: "MovieDomain", dependencies: ["LibC"]),
    .target(name: "MovieDisplay"),
    .target(name: "MovieScenes", dependencies: ["MovieDomain", "MovieDisplay"]),
    .target(name: "Pictures"),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "JPEGPictures", dependencies: ["CJPEG", "Pictures"]),
    .target(name: "LibC"),
    .target(
      name: "MovieBrowser",
      dependencies: ["MovieDisplay", "MovieDomain", "MovieScenes", "MovieText", "TerminalScreen"]),
    .target(name: "JSONText"),
    .target(name: "MovieText", dependencies: ["JSONText", "MovieDisplay", "Pictures"]),
    .target(name: "TerminalScreen", dependencies: ["MovieText", "Pictures"]),
    .target(
      name: "MovieData", dependencies: ["JSONText", "MovieDomain", "MovieDisplay", "MovieScenes", "MovieText"],
      exclude: ["Schemas"]),
    .target(name: "LiveTrait"),
    .target(name: "HTTPPort", dependencies: ["LiveTrait", httpTypes]),
    .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CurlTransport", dependencies: ["CCurl", "HTTPPort", httpTypes]),
    .target(name: "TMDb", dependencies: ["JSONText", "MovieDomain", "HTTPPort", httpTypes]),
    .target(name: "PublicDomainCatalog", dependencies: ["LibC", "MovieDomain"]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "MovieStore", dependencies: ["CSQLite", "JSONText", "LibC", "MovieDomain", "HTTPPort", httpTypes]),
    .target(name: "SnapshotFiles", dependencies: ["JSONText", "LibC"]),
    .target(name: "TextSnapshots", dependencies: ["JSONText", "SnapshotFiles"], exclude: ["README.md"]),
    .executableTarget(name: "snapshots", dependencies: ["JSONText", "LibC", "SnapshotFiles"]),
    .target(
      name: "MovieLive", dependencies: ["LibC", "MovieDomain", "HTTPPort", "CurlTransport", "TMDb", "MovieStore"]),
    .executableTarget(
      name: "vip",
      dependencies: [
        "MovieDomain", "MovieDisplay", "MovieScenes", "MovieText", "MovieData", "MovieLive",
        "HTTPPort", "CurlTransport", "TMDb", "JSONText", "LibC", "PublicDomainCatalog", "MovieStore",
        "Pictures", "JPEGPictures", "MovieBrowser", "TerminalScreen", argumentParser,
      ]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CurlTransport", "MovieDomain", "MovieDisplay", "MovieScenes", "MovieStore", "MovieText", "HTTPPort", "TMDb",
        "PublicDomainCatalog", "SnapshotFiles", "Pictures", "JPEGPictures", "MovieBrowser", "TerminalScreen", httpTypes,
      ]),

    .testTarget(name: "MovieDomainTests", dependencies: ["MovieDomain", "MovieTestSupport", "RandomTestSupport"]),
    .testTarget(name: "MovieDisplayTests", dependencies: ["MovieDisplay"]),
    .testTarget(
      name: "MovieScenesTests",
      dependencies: [
        "MovieDomain", "MovieDisplay", "MovieScenes", "MovieTestSupport", "RandomTestSupport", "SceneTestSupport",
        "TextSnapshots",
      ]),
    .testTarget(
      name: "MovieTextTests",
      dependencies: [
        "ContrastTestSupport", "MovieDomain", "MovieDisplay", "MovieScenes", "MovieText", "Pictures",
        "PublicDomainCatalog", "TMDb", "TextSnapshots",
      ]),
    .testTarget(
      name: "TerminalScreenTests",
      dependencies: [
        "MovieText", "Pictures", "RandomTestSupport", "TerminalScreen", "TerminalTestSupport", "TextSnapshots",
      ]),
    .target(
      name: "TerminalTestSupport", dependencies: ["MovieText", "TerminalScreen", subprocess],
      path: "Tests/TerminalTestSupport"),
    .testTarget(
      name: "MovieBrowserTests",
      dependencies: [
        "BrowserTestSupport", "MovieBrowser", "MovieDisplay", "MovieDomain", "MovieScenes", "MovieText",
        "PublicDomainCatalog", "TerminalScreen", "TerminalTestSupport", "TextSnapshots",
      ]),
    .target(
      name: "BrowserTestSupport",
      dependencies: [
        "MovieBrowser", "MovieDisplay", "MovieScenes", "MovieText", "RandomTestSupport", "TerminalScreen",
        "TerminalTestSupport",
      ], path: "Tests/BrowserTestSupport"),
    .executableTarget(name: "browser-soak", dependencies: ["BrowserTestSupport"], path: "Tests/BrowserSoak"),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText", "RandomTestSupport"]),
    .testTarget(name: "PicturesTests", dependencies: ["ContrastTestSupport", "Pictures"]),
    .target(name: "ContrastTestSupport", dependencies: ["Pictures"], path: "Tests/ContrastTestSupport"),
    .target(name: "MovieTestSupport", dependencies: ["MovieDomain"], path: "Tests/MovieTestSupport"),
    .target(
      name: "JSONTestSupport", dependencies: ["JSONText", "MovieData", "RandomTestSupport", "TextSnapshots"],
      path: "Tests/JSONTestSupport"),
    .testTarget(
      name: "MovieDataTests",
      dependencies: [
        "JSONTestSupport", "JSONText", "MovieDomain", "MovieDisplay", "MovieScenes", "MovieData", "PublicDomainCatalog",
        "MovieTestSupport", "RandomTestSupport", "TMDb", "TextSnapshots",
      ]),
    .target(
      name: "JPEGTestSupport", path: "Tests/JPEGTestSupport", linkerSettings: [.linkedLibrary("jpeg")]),
    .testTarget(
      name: "JPEGPicturesTests", dependencies: ["JPEGPictures", "JPEGTestSupport", "Pictures", "RandomTestSupport"]),
    .testTarget(name: "HTTPPortTests", dependencies: ["HTTPPort", httpTypes]),
    .target(name: "ServerTestSupport", dependencies: ["LibC"], path: "Tests/ServerTestSupport"),
    .testTarget(
      name: "CurlTransportTests",
      dependencies: ["CurlTransport", "HTTPPort", "LibC", "ServerTestSupport", httpTypes]),
    .testTarget(
      name: "TMDbTests",
      dependencies: [
        "JSONText", "MovieDomain", "HTTPPort", "PublicDomainCatalog", "RandomTestSupport", "TMDb", httpTypes,
      ]),
    .testTarget(
      name: "MovieStoreTests",
      dependencies: [
        "JSONText", "MovieDomain", "MovieStore", "MovieTestSupport", "HTTPPort", "RandomTestSupport", httpTypes,
      ]),
    .testTarget(
      name: "MovieLiveTests",
      dependencies: [
        "HTTPPort", "MovieDisplay", "MovieDomain", "MovieLive", "MovieScenes", "MovieStore", "ServerTestSupport",
        "TMDb",
      ]),
    .executableTarget(
      name: "store-writer", dependencies: ["LibC", "MovieDomain", "MovieStore"], path: "Tests/StoreWriter"),
    .executableTarget(
      name: "leaver", dependencies: ["CurlTransport", "HTTPPort", "LibC", httpTypes], path: "Tests/Leaver"),
    .testTarget(name: "PublicDomainCatalogTests", dependencies: ["MovieDomain", "PublicDomainCatalog"]),
    .target(name: "SnapshotTestSupport", dependencies: ["SnapshotFiles"], path: "Tests/SnapshotTestSupport"),
    .target(name: "RandomTestSupport", path: "Tests/RandomTestSupport"),
    .target(
      name: "SceneTestSupport", dependencies: ["MovieDisplay", "MovieScenes", "RandomTestSupport"],
      path: "Tests/SceneTestSupport"),
    .testTarget(
      name: "SnapshotFilesTests",
      dependencies: ["RandomTestSupport", "SnapshotFiles", "SnapshotTestSupport", "TextSnapshots"]),
    .testTarget(name: "TextSnapshotsTests", dependencies: ["SnapshotFiles", "SnapshotTestSupport", "TextSnapshots"]),
    .testTarget(
      name: "snapshotsTests",
      dependencies: ["SnapshotFiles", "SnapshotTestSupport", "TextSnapshots", "snapshots"]),
    .testTarget(
      name: "FuzzTests",
      dependencies: fuzzed + ["RandomTestSupport", "vip"], exclude: ["Dictionaries", "Fuzzer", "Inputs"]),
    .executableTarget(name: "measured", path: "Tests/Measured"),
    .testTarget(
      name: "vipTests",
      dependencies: [
        "vip", "measured", "HTTPPort", "JSONTestSupport", "JSONText", "LibC", "RandomTestSupport", "MovieDomain",
        "MovieDisplay", "MovieData", "MovieScenes", "MovieStore", "MovieTestSupport", "MovieText", "Pictures",
        "PublicDomainCatalog", "JPEGTestSupport", "SceneTestSupport", "ServerTestSupport", "TextSnapshots", "TMDb",
        argumentParser, httpTypes, flyingFox, flyingSocks, subprocess,
      ]),
  ],
  swiftLanguageModes: [.v6]
)

let targetsInC: Set = ["CCurl", "CFuzzer", "CJPEG", "CSQLite", "JPEGTestSupport"]

// `Scripts/fuzz` builds the fuzzer and nothing else, because it takes long with sanitizers.
if Context.environment["VIP_FUZZ"] != nil {
  package.targets.removeAll { $0.type == .test || $0.type == .executable || $0.path?.hasPrefix("Tests") ?? false }
  package.products = []
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tests/FuzzTests/Fuzzer/CFuzzer"),
    .executableTarget(
      name: "fuzz", dependencies: fuzzed + ["CFuzzer"], path: "Tests/FuzzTests",
      exclude: ["Dictionaries", "FuzzTests.swift", "Fuzzer/CFuzzer", "Inputs"]),
  ]
}

for target in package.targets where !targetsInC.contains(target.name) {
  target.swiftSettings = settings
  if Context.environment["VIP_FUZZ"] != nil {
    // Counts what is executed, and opens internal declarations to the fuzzer as to tests.
    target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"]))
  }
}
