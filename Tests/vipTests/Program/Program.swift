import Foundation

/// The built program, run as its own process.
struct Program {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// A command with nothing in its environment but what a test puts there.
  static func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Result {
    try await run(executable: executable, arguments: arguments, environment: environment)
  }

  /// A line for the shell, in which `$VIP` is the program.
  static func shell(_ line: String, environment: [String: String] = [:]) async throws -> Result {
    let environment = environment.merging(["VIP": executable.path]) { $1 }
    return try await run(executable: URL(filePath: "/bin/bash"), arguments: ["-c", line], environment: environment)
  }

  /// A command that is interrupted, as Ctrl-C does it, once `moment` returns.
  static func run(
    _ arguments: String..., environment: [String: String], interruptedAfter moment: @Sendable () async -> Void
  ) async throws -> Result {
    try await run(executable: executable, arguments: arguments, environment: environment) { process in
      await moment()
      process.interrupt()
    }
  }

  private static func run(
    executable: URL, arguments: [String], environment: [String: String],
    during: (Process) async -> Void = { _ in }
  ) async throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let (ended, end) = AsyncStream.makeStream(of: Never.self)
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    async let outputText = text(from: output)
    async let errorText = text(from: errors)
    await during(process)
    for await _ in ended {}
    return await Result(status: process.terminationStatus, output: outputText, errors: errorText)
  }

  /// Reads to the end on a thread of its own: reading blocks.
  private static func text(from pipe: Pipe) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }

  /// Stands beside the bundle of the tests.
  private static var executable: URL {
    let directory = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }?.deletingLastPathComponent()
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return directory.appending(path: "vip")
  }
}
