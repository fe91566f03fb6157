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
