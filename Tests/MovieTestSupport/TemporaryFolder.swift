import Foundation

/// A temporary folder that is removed on deinitialization.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("vip-\(UUID().uuidString)")
    // Without it, tests fail where they use it.
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    try? FileManager.default.removeItem(atPath: path)
  }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
  }

  package func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: file(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  package func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file(folder)).sorted()
  }

  package func size(of name: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: file(name))[.size] as? Int ?? 0
  }

  package func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file(name))[.posixPermissions] as? Int
  }
}
