import Foundation
import Subprocess
import Testing

/// A temporary home folder for programs under test, which is removed with its last reference.
final class Home: Sendable {
  let folder = FileManager.default.temporaryDirectory.appending(path: "vip-\(UUID().uuidString)")

  private let variables: [String: String]

  /// Without the folder, every test that uses it fails.
  init(with variables: [String: String] = [:]) {
    self.variables = variables
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var environment: [String: String] { variables.merging(["HOME": folder.path]) { $1 } }

  func environment(with other: [String: String]) -> [String: String] {
    environment.merging(other) { $1 }
  }

  /// Runs a command with this home folder, and with a server in place of TMDb if one is given.
  @discardableResult
  func run(
    _ arguments: String..., with more: [String] = [], server: StandIn? = nil, exits status: Int32? = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Program.Result {
    try await Program.run(
      with: arguments + more, environment: environment(with: server?.environment ?? [:]), exits: status,
      sourceLocation: sourceLocation)
  }

  /// Runs a shell command in the same way.
  @discardableResult
  func shell(
    _ line: String, server: StandIn? = nil, exits status: Int32? = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Program.Result {
    try await Program.shell(
      line, environment: environment(with: server?.environment ?? [:]), exits: status, sourceLocation: sourceLocation)
  }

  func file(_ path: String) -> URL { folder.appending(path: path) }

  func path(_ path: String) -> String { file(path).path }

  func write(_ text: String, to path: String) throws {
    let url = file(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a program: lines for a shell.
  ///
  /// A shell writes it, too: a file that this process had opened for writing could not be run while another test starts
  /// a program that inherits the descriptor.
  func writeProgram(_ lines: String, to path: String) async throws {
    let file = file(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let command = #"printf '#!/bin/sh\n%s\n' "$1" > "$0" && chmod 755 "$0""#
    let result = try await Subprocess.run(
      .name("sh"), arguments: ["-c", command, file.path, lines], output: .discarded)
    try #require(result.terminationStatus.isSuccess)
  }

  func read(_ path: String) -> String? {
    (try? Data(contentsOf: file(path))).map { String(decoding: $0, as: UTF8.self) }
  }

  func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file(path).path)[.posixPermissions] as? Int
  }
}
