import Foundation
import SiteTestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ShutdownTests {
  @Test func `the help names the variable of each option`() throws {
    let process = program(["--help"])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains(/--host +HOST +the address/) && text.contains(/--https +MOVIE_SITE_HTTPS +1 if/))
    #expect(text.contains("TMDB_API_URL"))
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `the server ends cleanly`(signal: Int32) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
    // The names in it are cookies, so others may not read it, also if it is there already.
    let visitors = folder.appending(path: ".movie-site/visitors")
    try FileManager.default.createDirectory(
      at: visitors, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    defer { try? FileManager.default.removeItem(at: folder) }
    // Empty values are as none.
    let environment = [
      "PORT": "0", "HOST": "", "MOVIE_SITE_FOLDER": "", "MOVIE_SITE_HOSTS": "", "MOVIE_SITE_LOG": "",
      "TMDB_ACCESS_TOKEN": "",
    ]
    let process = program(environment: environment, in: folder)
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    #expect(try await address(of: process, in: folder).hasPrefix("http://127.0.0.1:"))
    let permissions = try FileManager.default.attributesOfItem(atPath: visitors.path)[.posixPermissions]
    #expect(permissions as? Int == 0o700)
    kill(process.processIdentifier, signal)
    try await wait(for: "the end of the site") { !process.isRunning }
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
  }

  @Test func `a signal while the site starts ends it`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = program(["--port", "0"], in: folder)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    // Where the system does not tell, the signal may come before the site takes it, which ends it, too.
    try await wait(for: "the start of the site") {
      guard let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      else {
        return true
      }
      let caught = status.firstMatch(of: /SigCgt:\t([0-9a-f]+)/).flatMap { UInt64($0.1, radix: 16) } ?? 0
      return caught & 1 << UInt64(SIGTERM - 1) != 0 || !process.isRunning
    }
    kill(process.processIdentifier, SIGTERM)
    try await wait(for: "the end of the site") { !process.isRunning }
    // On a fast machine, it may have started.
    #expect(process.terminationReason == .uncaughtSignal || [0, 128 + SIGTERM].contains(process.terminationStatus))
  }

  @Test func `a second signal does not wait for a visitor who is slow`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = program(["--port", "0", "--seconds", "600", "--folder", folder.path])
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    let port = try #require(Int(try await address(of: process, in: folder).split(separator: ":").last ?? ""))
    let visitor = Process()
    visitor.executableURL = URL(fileURLWithPath: "/bin/bash")
    let request = "POST /shelve HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 99\\r\\n\\r\\nfilm="
    visitor.arguments = ["-c", "exec 3<>/dev/tcp/127.0.0.1/\(port); printf '\(request)' >&3; read -r <&3"]
    try visitor.run()
    defer { visitor.terminate() }
    // Long enough for the request, and for what would end without it.
    try await Task.sleep(for: .seconds(2))
    kill(process.processIdentifier, SIGTERM)
    try await Task.sleep(for: .seconds(2))
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGTERM)
    try await wait(for: "the end of the site") { !process.isRunning }
    #expect(process.terminationStatus == 128 + SIGTERM)
  }

  @Test(arguments: [
    (["--port", "many"], [:], "--port or PORT must be a number from 0 to 65535."),
    ([], ["PORT": "many"], "--port or PORT must be a number from 0 to 65535."),
    (["--https", "yes"], [:], "--https or MOVIE_SITE_HTTPS must be 0 or 1."),
    (["--hosts", ","], [:], "--hosts or MOVIE_SITE_HOSTS must name the hosts that the site answers for."),
    (["--hosts", "films.example,::1"], [:], "--hosts or MOVIE_SITE_HOSTS has ::1, which is not the name of a host."),
    (
      ["--hosts", "films.example/path"], [:],
      "--hosts or MOVIE_SITE_HOSTS has films.example/path, which is not the name of a host."
    ),
    (["--hosts", "*"], [:], "--hosts or MOVIE_SITE_HOSTS has *, which is not the name of a host."),
    (
      [], ["TMDB_ACCESS_TOKEN": "token", "TMDB_API_URL": "http://films.example/3"],
      "TMDB_API_URL must be the address of a server, with https unless it is on this machine."
    ),
    (
      ["--folder", "/dev/null"], [:],
      "/dev/null/visitors cannot be written to. Choose another folder with --folder or MOVIE_SITE_FOLDER."
    ),
  ])
  func `a value that cannot be used is named`(
    arguments: [String], environment: [String: String], error: String
  ) async throws {
    let process = program(arguments, environment: environment)
    #expect(try errors(of: process) == "error: \(error)\n")
    #expect(process.terminationStatus == 64)
  }

  @Test func `a host that does not exist is said in a sentence`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = program(["--host", "nope.invalid", "--folder", folder])
    let sentence = "error: The site could not be started at nope.invalid, port 8080: There is no such host.\n"
    #expect(try errors(of: process) == sentence)
    #expect(process.terminationStatus == 1)
  }

  @Test func `a port or a folder in use is no wrong option, and a log that cannot be written does not end the site`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = program(["--port", "0", "--hosts", "127.0.0.1:18091"], in: folder)
    first.standardError = FileHandle(forWritingAtPath: "/dev/full")
    defer { if first.isRunning { kill(first.processIdentifier, SIGKILL) } }
    let port = try #require(Int(try await address(of: first, in: folder).split(separator: ":").last ?? ""))
    let requests = Process()
    requests.executableURL = URL(fileURLWithPath: "/bin/bash")
    let request = "GET /genres HTTP/1.0\\r\\nHost: 127.0.0.1\\r\\n\\r\\n"
    let ask = "exec 3<>/dev/tcp/127.0.0.1/\(port); printf '\(request)' >&3; grep -q '</html>' <&3"
    requests.arguments = ["-c", "(\(ask)) && (\(ask))"]
    try requests.run()
    requests.waitUntilExit()
    #expect(requests.terminationStatus == 0)
    #expect(first.isRunning)
    let second = program(["--port", "\(port)", "--folder", "other"], in: folder)
    let sentence = "error: The site could not be started at 127.0.0.1, port \(port): Address already in use.\n"
    #expect(try errors(of: second) == sentence)
    #expect(second.terminationStatus == 1)
    let third = program(["--port", "0"], in: folder)
    let refusal =
      "\(folder.path)/.movie-site is in use by another site. Choose another folder with --folder or MOVIE_SITE_FOLDER."
    #expect(try errors(of: third) == "error: \(refusal)\n")
    #expect(third.terminationStatus == 1)
  }

  /// Starts the site, and returns the address that it prints.
  private func address(of process: Process, in folder: URL) async throws -> String {
    // A file, because reading from a pipe would wait for as long as nothing comes.
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    func printed() -> String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }
    try await wait(for: "the address of the site") { printed().hasSuffix("\n") }
    return printed().trimmingCharacters(in: .newlines)
  }

  /// Runs a program to its end, and returns what it has written to standard error.
  private func errors(of process: Process) throws -> String {
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let bytes = try #require(try errors.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  private func program(
    _ arguments: [String] = [], environment: [String: String]? = nil, in folder: URL? = nil
  ) -> Process {
    let process = Process()
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let folder { process.currentDirectoryURL = folder }
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "MovieSite")
    if let url = process.executableURL, !FileManager.default.isExecutableFile(atPath: url.path) {
      process.executableURL =
        URL(fileURLWithPath: #filePath).appending(path: "../../../.build/debug/MovieSite")
        .standardized
    }
    return process
  }
}
