import Foundation
import Subprocess
import TerminalTestSupport
import Testing

/// Runs the built program. `make test` names the one that `make install` installs.
enum Program {
  struct Result {
    /// The exit status; 128 plus the number of a signal.
    var status: Int32
    var output: String
    var errors: String
  }

  private static let outputLimit = 1 << 20

  /// Runs a command with only the given environment, and checks its exit status, unless it is nil.
  @discardableResult
  static func run(
    _ arguments: String..., with more: [String] = [], environment: [String: String] = [:], exits status: Int32? = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Result {
    let result = try await run(.name("vip"), arguments + more, environment)
    if let status { #expect(result.status == status, "\(arguments + more): \(result)", sourceLocation: sourceLocation) }
    return result
  }

  /// Runs a shell command, and checks its exit status, unless it is nil.
  @discardableResult
  static func shell(
    _ line: String, environment: [String: String] = [:], exits status: Int32? = 0,
    sourceLocation: SourceLocation = #_sourceLocation,
    meanwhile: @Sendable (_ send: (Signal) throws -> Void) async throws -> Void = { _ in }
  ) async throws -> Result {
    let result = try await run(.name("bash"), ["-c", line], environment, meanwhile: meanwhile)
    if let status { #expect(result.status == status, "\(line): \(result)", sourceLocation: sourceLocation) }
    return result
  }

  /// Runs a command whose input and standard error are a terminal; so is its output if `showsOutput`.
  static func run(
    _ arguments: String..., at terminal: PseudoTerminal, showsOutput: Bool = false, environment: [String: String],
    meanwhile: @Sendable (_ send: (Signal) throws -> Void) async throws -> Void
  ) async throws -> Result {
    let line = #"exec vip "$@" < "$0" 2> "$0""# + (showsOutput ? #" > "$0""# : "")
    return try await bash(line, arguments, at: terminal, environment, meanwhile: meanwhile)
  }

  /// Runs a shell command whose input and standard error are a terminal.
  static func shell(
    _ line: String, at terminal: PseudoTerminal, environment: [String: String],
    meanwhile: @Sendable () async throws -> Void
  ) async throws -> Result {
    try await bash(#"exec bash -c "$1" < "$0" 2> "$0""#, [line], at: terminal, environment) { _ in
      try await meanwhile()
    }
  }

  /// Runs a line of bash, in which `$0` is the path of a terminal.
  private static func bash(
    _ line: String, _ arguments: [String], at terminal: PseudoTerminal, _ environment: [String: String],
    meanwhile: @Sendable (_ send: (Signal) throws -> Void) async throws -> Void
  ) async throws -> Result {
    var options = PlatformOptions()
    // A new session gets the first terminal it opens as its controlling terminal, which sends signals such as Ctrl-C's.
    options.createSession = true
    return try await run(
      .name("bash"), ["-c", line, terminal.path] + arguments, environment, options, meanwhile: meanwhile)
  }

  private static func run(
    _ executable: Executable, _ arguments: [String], _ environment: [String: String],
    _ options: PlatformOptions = PlatformOptions(),
    meanwhile: @Sendable (_ send: (Signal) throws -> Void) async throws -> Void = { _ in }
  ) async throws -> Result {
    let result = try await Subprocess.run(
      executable, arguments: Arguments(arguments), environment: variables(environment), platformOptions: options,
      input: .none, output: .string(limit: outputLimit), error: .string(limit: outputLimit)
    ) { execution in
      try await meanwhile { try execution.send(signal: $0) }
    }
    let status =
      switch result.terminationStatus {
      case .exited(let code): code
      case .signaled(let signal): 128 + signal
      }
    return Result(status: status, output: result.standardOutput, errors: result.standardError)
  }

  private static func variables(_ own: [String: String]) -> Subprocess.Environment {
    var variables: [Subprocess.Environment.Key: String] = [:]
    for (name, value) in own.merging(defaults, uniquingKeysWith: { own, _ in own }) {
      variables[.init(stringLiteral: name)] = value
    }
    return .custom(variables)
  }

  /// The variables that each program is started with, among them those that `Scripts/sanitize` sets.
  static let defaults = ProcessInfo.processInfo.environment
    .filter { ["LD_PRELOAD", "TSAN_OPTIONS", "ASAN_OPTIONS"].contains($0.key) }
    // On a busy machine, test servers may answer later than the usual limit.
    .merging(["PATH": "\(folder.path):/usr/bin:/bin", "VIP_TIMEOUT": "240"]) { $1 }

  /// The folder of the program: that of the test bundle, unless `VIP_PROGRAM` names another build.
  static let folder: URL = {
    guard let path = ProcessInfo.processInfo.environment["VIP_PROGRAM"] else {
      let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
      return (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
    }
    precondition(path.hasPrefix("/") && path.hasSuffix("/vip") && access(path, X_OK) == 0, "VIP_PROGRAM: \(path)")
    return URL(filePath: path).deletingLastPathComponent()
  }()
}
