import FlyingFox
import Foundation
import MovieTestSupport
import Subprocess
import TerminalTestSupport
import Testing
import TextSnapshots

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
    sourceLocation: SourceLocation = #_sourceLocation,
    meanwhile: @Sendable (_ send: (Signal) throws -> Void) async throws -> Void = { _ in }
  ) async throws -> Program.Result {
    try await Program.shell(
      line, environment: environment(with: server?.environment ?? [:]), exits: status, sourceLocation: sourceLocation,
      meanwhile: meanwhile)
  }

  func path(_ path: String) -> String { root.file(path) }

  func read(_ path: String) -> String? { root.read(path) }

  func permissions(of path: String) throws -> Int? { try root.permissions(of: path) }

  func size(of path: String) throws -> Int { try root.size(of: path) }

  func write(_ text: String, to path: String) throws {
    try createFolder(of: path)
    try root.write(text, to: path)
  }

  private func createFolder(of path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: self.path(path)).deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  func writeProgram(_ lines: String, to path: String) async throws {
    try createFolder(of: path)
    try await root.writeProgram(lines, to: path)
  }

  /// Compares with its golden what someone sees who types these lines in this folder: what each writes, its errors after
  /// “! ”, its requests to the server after “→ ”, and its status unless it is 0. No line may show the token.
  func session(_ lines: String, server: StandIn? = nil, named name: String? = nil) async throws {
    var (transcript, requests) = ("", await server?.requests.all.count ?? 0)
    for line in lines.split(separator: "\n") {
      let result = try await shell("cd; set -o pipefail; \(line)", server: server, exits: nil)
      // It would be run when a session is read from its golden.
      #expect(!"\n\(result.output)".contains("\n$ "))
      let all = await server?.requests.all ?? []
      // Those that are sent at the same time arrive in any order.
      let asked = all.dropFirst(requests).map { request in
        request.path + (request.query.isEmpty ? "" : "?")
          // What a session of an account is named is secret.
          + request.query.map { "\($0.name)=\($0.name == "session_id" ? "…" : $0.value)" }.joined(separator: "&")
      }.sorted()
      requests = all.count
      var errors = result.errors.split(separator: "\n", omittingEmptySubsequences: false)
      if errors.last == "" { errors.removeLast() }
      transcript += "$ \(line)\n\(result.output)"
      transcript += errors.map { "! \($0)\n" }.joined() + asked.map { "→ \($0)\n" }.joined()
      if result.status != 0 { transcript += "[\(result.status)]\n" }
    }
    #expect(!transcript.contains("s3cret"))
    // Some films become free each year.
    let text = transcript.replacing(folder, with: "~").replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:80")
      .replacing(/\d{3} films were searched/, with: "193 films were searched")
    assertSnapshot(of: text, named: name)
  }

  /// Does so with commands of the program.
  func session(vip commands: [String], server: StandIn? = nil, named name: String? = nil) async throws {
    let lines = commands.map { "vip \($0)\n" }.joined()
    try await session(lines, server: server, named: name)
  }
}
