import Foundation
import Testing

/// axe-core, which `make test-site` fetches; it is not part of this repository.
struct AccessibilityChecker: Sendable {
  private let script: String

  init() throws {
    let path = URL(fileURLWithPath: #filePath).appending(path: "../../../.build/axe/axe.min.js").standardized.path
    let data = try #require(FileManager.default.contents(atPath: path), "Run make test-site, which fetches axe-core.")
    script = String(decoding: data, as: UTF8.self)
  }

  /// The names of the rules that a page breaks.
  func faults(in tab: Tab) async throws -> [String] {
    try await tab.value(script + "; true")
    return try await tab.value("axe.run().then(result => result.violations.map(fault => fault.id))").list
      .compactMap(\.text)
  }
}
