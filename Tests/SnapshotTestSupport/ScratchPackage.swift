package import Foundation
package import SnapshotFiles

/// An empty package in a temporary folder, removed on deinitialization.
package final class ScratchPackage: Sendable {
  package let root: String

  /// Writes files, goldens and received texts. Without them, every test that uses them fails.
  package init(_ files: [String: String] = [:], goldens: [String: String] = [:], pending: [String: String] = [:]) {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)").path
    try? write("// swift-tools-version: 6.2\n", to: "Package.swift")
    for (path, text) in files { try? write(text, to: path) }
    for (path, text) in goldens { try? write(text, to: "Snapshots/\(path)") }
    for (path, text) in pending { try? write(text, to: ".build/snapshots/pending/\(path)") }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  package var layout: SnapshotLayout { SnapshotLayout(root: root) }

  /// Creates a checker without knowledge of others, as in a new process.
  package func checker(_ environment: SnapshotEnvironment = SnapshotEnvironment()) -> SnapshotChecker {
    SnapshotChecker(layout: layout, environment: environment)
  }

  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  package func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: root).appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// The text of the file at `path`, or nil if there is none.
  package func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: "\(root)/\(path)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// The sorted relative paths of all files except the manifest.
  package func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isDirectory)
        && !isDirectory.boolValue && path != "Package.swift"
    }.sorted()
  }
}
