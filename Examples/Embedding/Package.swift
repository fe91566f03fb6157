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
  ],
  swiftLanguageModes: [.v6]
)
