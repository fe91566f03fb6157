import Foundation
import SiteTestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ShutdownTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func `the server ends cleanly`(signal: Int32) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = program()
    process.currentDirectoryURL = folder
    // Empty values are as none.
    process.environment = [
      "PORT": "0", "HOST": "", "MOVIE_SITE_FOLDER": "", "MOVIE_SITE_HOSTS": "", "MOVIE_SITE_LOG": "",
      "TMDB_ACCESS_TOKEN": "",
    ]
    // A file, because reading from a pipe would wait for as long as nothing comes.
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    func address() -> String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }
    try await wait(for: "the address of the site") { address().hasSuffix("\n") }
    #expect(address().hasPrefix("http://127.0.0.1:"))
    kill(process.processIdentifier, signal)
    try await wait(for: "the end of the site") { !process.isRunning }
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }

  @Test(arguments: [
    (["--port", "many"], [:], "--port or PORT must be a number from 0 to 65535."),
    ([], ["PORT": "many"], "--port or PORT must be a number from 0 to 65535."),
    (["--hosts", ","], [:], "--hosts or MOVIE_SITE_HOSTS must name the hosts that the site answers for."),
  ])
  func `a value that cannot be used is named`(
    arguments: [String], environment: [String: String], error: String
  ) async throws {
    let process = program()
    process.arguments = arguments
    process.environment = environment
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = try #require(try errors.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) })
    process.waitUntilExit()
    #expect(text == "error: \(error)\n")
    #expect(process.terminationStatus == 64)
  }

  private func program() -> Process {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "MovieSite")
    if let url = process.executableURL, !FileManager.default.isExecutableFile(atPath: url.path) {
      process.executableURL =
        URL(fileURLWithPath: #filePath).appending(path: "../../../.build/debug/MovieSite")
        .standardized
    }
    return process
  }
}
