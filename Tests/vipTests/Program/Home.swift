import Foundation
import MovieTestSupport
import Subprocess
import Testing

/// A temporary home folder for programs under test, with the variables that they have.
struct Home: Sendable {
  private let root = TemporaryFolder()
  var variables: [String: String] = [:]

  var folder: String { root.path }

  var environment: [String: String] { variables.merging(["HOME": folder]) { $1 } }

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

  func path(_ path: String) -> String { root.file(path) }

  func read(_ path: String) -> String? { root.read(path) }

  func permissions(of path: String) throws -> Int? { try root.permissions(of: path) }

  func write(_ text: String, to path: String) throws {
    try createFolder(of: path)
    try root.write(text, to: path)
  }

  private func createFolder(of path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: self.path(path)).deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// Writes a program: lines for a shell.
  ///
  /// A shell writes it, too: a file that this process had opened for writing could not be run while another test starts
  /// a program that inherits the descriptor.
  func writeProgram(_ lines: String, to path: String) async throws {
    try createFolder(of: path)
    let command = #"printf '#!/bin/sh\n%s\n' "$1" > "$0" && chmod 755 "$0""#
    let result = try await Subprocess.run(
      .name("sh"), arguments: ["-c", command, self.path(path), lines], output: .discarded)
    try #require(result.terminationStatus.isSuccess)
  }
}
