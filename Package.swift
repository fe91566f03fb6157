// swift-tools-version: 6.3
import PackageDescription

/// Every Swift target is held to the same rules; `VIP_STRICT` (set by `make test` and `make lint`) turns warnings into errors.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
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
  "MovieCurl", "MovieHTTP", "MovieJSON", "MovieLibC", "MovieData", "MovieDisplay", "MovieDomain", "MovieScenes",
  "MovieStore", "MovieText", "MoviePictures", "SnapshotFiles", "MovieTMDb", "ViewerScenes", "MovieTerminal",
  "MovieTestSupport", "TextSnapshots", httpTypes,
]

let package = Package(
  name: "vip",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "MovieScenes", targets: ["MovieDomain", "MovieDisplay", "MovieScenes"]),
    .library(name: "ViewerScenes", targets: ["MovieDomain", "MovieDisplay", "MovieScenes", "ViewerScenes"]),
    .library(name: "MovieText", targets: ["MovieDisplay", "MovieText", "MoviePictures"]),
    .library(name: "MovieTerminal", targets: ["MovieText", "MovieTerminal"]),
    .library(
      name: "MovieTerminalDriver", targets: ["MoviePictures", "MovieText", "MovieTerminal", "MovieTerminalDriver"]),
    .library(name: "MovieData", targets: ["MovieDisplay", "MovieData"]),
    .library(name: "MoviePictures", targets: ["MoviePictures"]),
    .library(name: "PublicDomainCatalog", targets: ["PublicDomainCatalog"]),
    .library(name: "MovieStore", targets: ["MovieHTTP", "MovieStore"]),
    .library(name: "MovieTMDb", targets: ["MovieHTTP", "MovieTMDb"]),
    .library(name: "MovieCurl", targets: ["MovieHTTP", "MovieCurl"]),
    .library(name: "MovieLive", targets: ["MovieLive", "MovieCurl", "MovieHTTP", "MovieStore", "MovieTMDb"]),
    .library(name: "MovieBrowser", targets: ["MovieBrowser", "MovieTerminal"]),
    .library(name: "TextSnapshots", targets: ["TextSnapshots"]),
    .executable(name: "snapshots", targets: ["SnapshotsTool"]),
    // Not `vip`, which SwiftPM would also build for packages that leave out the trait. Here, it is a product anyway.
  ],
  traits: [
    .default(enabledTraits: ["Live"]),
    .trait(
      name: "Live",
      description: "MovieHTTP, MovieCurl, MovieTMDb, MovieStore, MovieLive and vip, which need other packages."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    .target(name: "MovieDomain", dependencies: ["MovieLibC"]),
    .target(name: "MovieDisplay"),
    .target(name: "MovieScenes", dependencies: ["MovieDomain", "MovieDisplay"]),
    .target(name: "ViewerScenes", dependencies: ["MovieDomain", "MovieDisplay", "MovieScenes"]),
    .target(name: "CMovieJPEG", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "MoviePictures", dependencies: ["CMovieJPEG"]),
    .target(name: "MovieLibC"),
    .target(
      name: "MovieBrowser",
      dependencies: ["MovieDisplay", "MovieDomain", "MovieScenes", "ViewerScenes", "MovieText", "MovieTerminal"]),
    .target(name: "MovieJSON"),
    .target(name: "MovieText", dependencies: ["MovieJSON", "MovieDisplay", "MoviePictures"]),
    .target(name: "MovieTerminal", dependencies: ["MovieText", "MoviePictures"]),
    .target(
      name: "MovieTerminalDriver", dependencies: ["MovieLibC", "MovieText", "MoviePictures", "MovieTerminal"]),
    .target(
      name: "MovieData",
      dependencies: ["MovieJSON", "MovieDomain", "MovieDisplay", "MovieScenes", "ViewerScenes", "MovieText"],
      exclude: ["Schemas"]),
    .target(name: "LiveTrait"),
    .target(name: "MovieHTTP", dependencies: ["LiveTrait", httpTypes]),
    .target(name: "CMovieCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "MovieCurl", dependencies: ["CMovieCurl", "MovieHTTP", httpTypes]),
    .target(name: "MovieTMDb", dependencies: ["MovieJSON", "MovieDomain", "MovieHTTP", httpTypes]),
    .target(name: "PublicDomainCatalog", dependencies: ["MovieLibC", "MovieDomain"]),
    .systemLibrary(name: "CMovieSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "MovieStore",
      dependencies: ["CMovieSQLite", "MovieJSON", "MovieLibC", "MovieDomain", "MovieHTTP", httpTypes]),
    .target(name: "SnapshotFiles", dependencies: ["MovieJSON", "MovieLibC"]),
    .target(name: "TextSnapshots", dependencies: ["MovieJSON", "MovieLibC", "SnapshotFiles"], exclude: ["README.md"]),
    .executableTarget(name: "SnapshotsTool", dependencies: ["MovieJSON", "MovieLibC", "SnapshotFiles"]),
    .target(
      name: "MovieLive",
      dependencies: ["MovieLibC", "MovieDomain", "MovieHTTP", "MovieCurl", "MovieTMDb", "MovieStore"]),
    .executableTarget(
      name: "vip",
      dependencies: [
        "MovieDomain", "MovieDisplay", "MovieScenes", "ViewerScenes", "MovieText", "MovieData", "MovieLive",
        "MovieHTTP", "MovieCurl", "MovieTMDb", "MovieJSON", "MovieLibC", "PublicDomainCatalog", "MovieStore",
        "MoviePictures", "MovieBrowser", "MovieTerminal", "MovieTerminalDriver", argumentParser,
      ]),

    .testTarget(
      name: "MovieDomainTests", dependencies: ["MovieDomain", "MovieTestSupport", "RandomTestSupport", "TextSnapshots"]),
    .testTarget(name: "MovieDisplayTests", dependencies: ["MovieDisplay"]),
    .testTarget(
      name: "MovieScenesTests",
      dependencies: [
        "LogTestSupport", "MovieDomain", "MovieDisplay", "MovieScenes", "MovieTestSupport", "RandomTestSupport",
        "SceneTestSupport", "TextSnapshots", "ViewerScenes",
      ]),
    .testTarget(
      name: "ViewerScenesTests",
      dependencies: [
        "LogTestSupport", "MovieDomain", "MovieDisplay", "MovieScenes", "ViewerScenes", "MovieTestSupport",
        "RandomTestSupport", "SceneTestSupport", "TextSnapshots",
      ]),
    .testTarget(
      name: "MovieTextTests",
      dependencies: [
        "ContrastTestSupport", "MovieDomain", "MovieDisplay", "MovieScenes", "ViewerScenes", "MovieText",
        "MoviePictures", "MovieTestSupport", "PublicDomainCatalog", "MovieTMDb", "TextSnapshots",
      ]),
    .testTarget(
      name: "MovieTerminalTests",
      dependencies: [
        "MovieDisplay", "MovieText", "MoviePictures", "RandomTestSupport", "MovieTerminal", "TerminalTestSupport",
        "TextSnapshots",
      ]),
    .testTarget(
      name: "MovieTerminalDriverTests",
      dependencies: [
        "MovieLibC", "MovieTerminal", "MovieTerminalDriver", "MovieTestSupport", "MovieText", "TerminalTestSupport",
      ]),
    .target(
      name: "TerminalTestSupport", dependencies: ["MovieTestSupport", "MovieText", "MovieTerminal", subprocess],
      path: "Tests/TerminalTestSupport"),
    .testTarget(
      name: "MovieBrowserTests",
      dependencies: [
        "BrowserTestSupport", "MovieBrowser", "MovieDisplay", "MovieDomain", "MovieScenes", "ViewerScenes",
        "MovieTestSupport", "MovieText", "PublicDomainCatalog", "MovieTerminal", "SceneTestSupport",
        "TerminalTestSupport", "TextSnapshots",
      ]),
    .target(
      name: "BrowserTestSupport",
      dependencies: [
        "MovieBrowser", "MovieDisplay", "MovieScenes", "MovieTestSupport", "ViewerScenes", "MovieText",
        "RandomTestSupport", "MovieTerminal", "TerminalTestSupport",
      ], path: "Tests/BrowserTestSupport"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "MovieCurl", "MovieDomain", "MovieDisplay", "MovieScenes", "ViewerScenes", "MovieStore", "MovieText",
        "MovieHTTP", "MovieTMDb", "SnapshotFiles", "MoviePictures", "MovieBrowser", "MovieTerminal",
        httpTypes,
      ], path: "Tests/Benchmarks"),
    .executableTarget(name: "browser-soak", dependencies: ["BrowserTestSupport"], path: "Tests/BrowserSoak"),
    .testTarget(name: "MovieJSONTests", dependencies: ["MovieJSON", "RandomTestSupport", "TextSnapshots"]),
    .testTarget(
      name: "MoviePicturesTests",
      dependencies: ["ContrastTestSupport", "JPEGTestSupport", "MoviePictures", "RandomTestSupport"]),
    .target(name: "ContrastTestSupport", dependencies: ["MoviePictures"], path: "Tests/ContrastTestSupport"),
    .target(name: "MovieTestSupport", dependencies: ["MovieDomain"], path: "Tests/MovieTestSupport"),
    .target(
      name: "JSONTestSupport",
      dependencies: ["MovieJSON", "MovieData", "MovieDisplay", "TextSnapshots"],
      path: "Tests/JSONTestSupport"),
    .testTarget(
      name: "MovieDataTests",
      dependencies: [
        "JSONTestSupport", "LogTestSupport", "MovieJSON", "MovieDomain", "MovieDisplay", "MovieScenes", "ViewerScenes",
        "MovieData", "PublicDomainCatalog", "MovieTestSupport", "MovieTMDb", "SceneTestSupport", "TextSnapshots",
      ]),
    .target(
      name: "JPEGTestSupport", path: "Tests/JPEGTestSupport", linkerSettings: [.linkedLibrary("jpeg")]),
    .testTarget(
      name: "MovieHTTPTests", dependencies: ["LogTestSupport", "MovieHTTP", "ServerTestSupport", httpTypes]),
    .target(
      name: "ServerTestSupport", dependencies: ["MovieHTTP", "MovieLibC", httpTypes, subprocess],
      path: "Tests/ServerTestSupport"),
    .testTarget(
      name: "MovieCurlTests",
      dependencies: ["LogTestSupport", "MovieCurl", "MovieHTTP", "MovieLibC", "ServerTestSupport", httpTypes]),
    .testTarget(
      name: "MovieTMDbTests",
      dependencies: [
        "MovieJSON", "MovieDomain", "MovieHTTP", "MovieTestSupport", "PublicDomainCatalog", "RandomTestSupport",
        "SceneTestSupport", "ServerTestSupport", "MovieTMDb", "TextSnapshots", httpTypes,
      ]),
    .testTarget(
      name: "MovieStoreTests",
      dependencies: [
        "LogTestSupport", "MovieJSON", "MovieDomain", "MovieStore", "MovieTestSupport", "MovieHTTP",
        "RandomTestSupport", "SceneTestSupport", "ServerTestSupport", "TextSnapshots", "ViewerScenes", httpTypes,
      ]),
    .testTarget(
      name: "MovieLiveTests",
      dependencies: [
        "MovieHTTP", "MovieDomain", "MovieLive", "MovieStore", "MovieTestSupport", "ServerTestSupport", "MovieTMDb",
      ]),
    .executableTarget(
      name: "store-writer", dependencies: ["MovieLibC", "MovieDomain", "MovieStore"], path: "Tests/StoreWriter"),
    .executableTarget(
      name: "leaver", dependencies: ["MovieCurl", "MovieHTTP", "MovieLibC", httpTypes], path: "Tests/Leaver"),
    .testTarget(
      name: "SnippetTests",
      dependencies: [
        "MovieCurl", "MovieData", "MovieDisplay", "MovieDomain", "MovieHTTP", "MovieLive", "MoviePictures",
        "MovieScenes", "MovieStore", "MovieTerminal", "MovieTerminalDriver", "MovieText", "MovieTMDb",
        "PublicDomainCatalog", "ViewerScenes", "MovieTestSupport", "ServerTestSupport", "TerminalTestSupport",
        httpTypes,
      ]),
    .testTarget(name: "PublicDomainCatalogTests", dependencies: ["MovieDomain", "PublicDomainCatalog"]),
    .target(name: "SnapshotTestSupport", dependencies: ["SnapshotFiles"], path: "Tests/SnapshotTestSupport"),
    .target(name: "RandomTestSupport", path: "Tests/RandomTestSupport"),
    .target(name: "LogTestSupport", path: "Tests/LogTestSupport"),
    .target(
      name: "SceneTestSupport",
      dependencies: [
        "LogTestSupport", "MovieDomain", "MovieDisplay", "MovieScenes", "ViewerScenes", "MovieTestSupport",
        "RandomTestSupport", "TextSnapshots",
      ],
      path: "Tests/SceneTestSupport"),
    .testTarget(
      name: "SnapshotFilesTests",
      dependencies: ["RandomTestSupport", "SnapshotFiles", "SnapshotTestSupport", "TextSnapshots"]),
    .testTarget(name: "TextSnapshotsTests", dependencies: ["SnapshotFiles", "SnapshotTestSupport", "TextSnapshots"]),
    .testTarget(
      name: "SnapshotsToolTests",
      dependencies: ["SnapshotFiles", "SnapshotTestSupport", "TextSnapshots", "SnapshotsTool"]),
    .testTarget(
      name: "FuzzTests",
      dependencies: fuzzed + ["RandomTestSupport", "vip"], exclude: ["Dictionaries", "Fuzzer", "Inputs"]),
    .testTarget(
      name: "vipTests",
      dependencies: [
        "vip", "MovieBrowser", "MovieHTTP", "JSONTestSupport", "MovieLibC", "RandomTestSupport", "MovieDomain",
        "MovieDisplay", "MovieData", "MovieScenes", "ViewerScenes", "MovieStore", "MovieTestSupport", "MovieText",
        "MoviePictures", "JPEGTestSupport", "SceneTestSupport", "ServerTestSupport", "TerminalTestSupport",
        "TextSnapshots",
        "MovieTerminal", "MovieTerminalDriver", "MovieTMDb",
        argumentParser, httpTypes, flyingFox, flyingSocks, subprocess,
      ]),
  ],
  swiftLanguageModes: [.v6]
)

let targetsInC: Set = ["CMovieCurl", "CFuzzer", "CMovieJPEG", "CMovieSQLite", "JPEGTestSupport"]

// `Scripts/fuzz` builds the fuzzer and nothing else, because it takes long with sanitizers.
if Context.environment["VIP_FUZZ"] != nil {
  package.targets.removeAll { target in
    target.type == .test || target.type == .executable
      || target.path?.hasPrefix("Tests") ?? false && target.name != "MovieTestSupport"
  }
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
  // The code in the documentation must compile with the settings that an app may choose, see `Scripts/check-examples`.
  let isolation = target.name == "SnippetTests" ? Context.environment["EXAMPLE_ISOLATION"] : nil
  if isolation?.contains("main") ?? false {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
  // In `MovieDisplay`, `async` methods of a `@MainActor` class that conforms to `Display` would not be on the main actor.
  if target.name != "MovieDisplay", isolation?.contains("nonsending") ?? true {
    target.swiftSettings?.append(.enableUpcomingFeature("NonisolatedNonsendingByDefault"))
  }
  if Context.environment["VIP_FUZZ"] != nil {
    // Counts what is executed, and opens internal declarations to the fuzzer as to tests.
    target.swiftSettings?.append(.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"]))
  }
}
