import Foundation
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ShutdownTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func `the server ends cleanly`(signal: Int32) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)").path
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "MovieSite")
    if let url = process.executableURL, !FileManager.default.isExecutableFile(atPath: url.path) {
      process.executableURL =
        URL(fileURLWithPath: #filePath).appending(path: "../../../.build/debug/MovieSite")
        .standardized
    }
    process.environment = ["PORT": "0", "MOVIE_SITE_FOLDER": folder]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(address.hasPrefix("http://127.0.0.1:"))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }
}
