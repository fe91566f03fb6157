import Foundation
import MovieDomain
import MovieLive
import MovieScenes
import MovieTMDb
import NIOCore
import PublicDomainCatalog
import SiteServer
import ViewerScenes

func fail(_ sentence: String, status: Int32 = 64) -> Never {
  write("error: \(sentence)", to: .standardError)
  exit(status)
}

/// Writes at once, unlike `print`, which keeps what goes to a pipe until there is more. What cannot be written is lost: a
/// full disk for the log is no reason to end.
nonisolated func write(_ line: String, to file: FileHandle) { try? file.write(contentsOf: Data((line + "\n").utf8)) }

/// Writes a line with the time to the log.
nonisolated func logLine(_ line: String) { write("\(Date().formatted(.iso8601)) \(line)", to: .standardError) }

/// What can be set: the option, the environment variable, and what it is. An option takes precedence.
let settings: [(option: String, variable: String, help: String)] = [
  ("--host", "HOST", "the address to listen at (127.0.0.1)"),
  ("--port", "PORT", "the port; 0 lets the system choose one (8080)"),
  ("--hosts", "MOVIE_SITE_HOSTS", "the names that it answers for, separated by commas (localhost,127.0.0.1,[::1])"),
  ("--https", "MOVIE_SITE_HTTPS", "1 if a proxy in front of it has HTTPS, so that cookies are for that only (0)"),
  ("--log", "MOVIE_SITE_LOG", "0 for no line on standard error for each request (1)"),
  ("--folder", "MOVIE_SITE_FOLDER", "the folder for visitors' data (.movie-site)"),
  ("--seconds", "MOVIE_SITE_SECONDS", "the time limit of requests and answers (30)"),
  ("--requests", "MOVIE_SITE_REQUESTS", "how many requests may come from one address in a minute (600)"),
  ("--new-visitors", "MOVIE_SITE_NEW_VISITORS", "how many new visitors may come from one address in an hour (20)"),
  ("--visitors", "MOVIE_SITE_VISITORS", "the number of visitors whose data is stored (10000)"),
  ("--visitor-kib", "MOVIE_SITE_VISITOR_KIB", "the size of a visitor's shelves (256)"),
  ("--total-mib", "MOVIE_SITE_TOTAL_MIB", "the size of all visitors' data (512)"),
]

/// The environment with the options of the command line. An empty value is as none.
let environment: [String: String] = {
  var environment = ProcessInfo.processInfo.environment
  var arguments = CommandLine.arguments.dropFirst()
  while let argument = arguments.popFirst() {
    if argument == "--help" || argument == "-h" {
      print("MovieSite puts the scenes on the web: the built-in films, or those of TMDb with TMDB_ACCESS_TOKEN.\n")
      for setting in settings {
        let option = setting.option.padding(toLength: 16, withPad: " ", startingAt: 0)
        print("  \(option)\(setting.variable.padding(toLength: 26, withPad: " ", startingAt: 0))\(setting.help)")
      }
      print(
        "\nEach is also the environment variable beside it. TMDB_API_URL is the address of TMDb or of a proxy for it.")
      exit(0)
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let setting = settings.first(where: { $0.option == parts[0] }) else {
      fail("There is no option \(parts[0]). --help lists them.")
    }
    guard let value = parts.count > 1 ? parts[1] : arguments.popFirst() else {
      fail("\(setting.option) needs a value.")
    }
    environment[setting.variable] = value
  }
  return environment.filter { !$0.value.isEmpty }
}()

let folder = environment["MOVIE_SITE_FOLDER"] ?? FileManager.default.currentDirectoryPath + "/.movie-site"

/// A number in an environment variable.
func number(_ name: String, in range: ClosedRange<Int> = 1...1_000_000, default number: Int) -> Int {
  guard let text = environment[name] else { return number }
  guard let number = Int(text), range.contains(number) else {
    let option = settings.first { $0.variable == name }?.option ?? ""
    let numbers =
      range == 0...1 ? "0 or 1" : "a number from \(range.lowerBound) to \(range.upperBound)"
    fail("\(option) or \(name) must be \(numbers).")
  }
  return number
}

/// A port; 0 lets the system choose one.
let port = number("PORT", in: 0...65535, default: 8080)
let limit = Duration.seconds(number("MOVIE_SITE_SECONDS", default: 30))
let hosts = environment["MOVIE_SITE_HOSTS"].map { text in
  Set(
    text.split { ", ".contains($0) }.map { name in
      // Others would match no request, or are addresses.
      guard let host = Site.host(of: String(name)),
        host.utf8.allSatisfy({ $0 < 0x80 }), host.allSatisfy({ $0.isLetter || $0.isNumber || "-._[]:".contains($0) })
      else {
        fail("--hosts or MOVIE_SITE_HOSTS has \(name), which is not the name of a host.")
      }
      return host
    })
}
if hosts?.isEmpty == true { fail("--hosts or MOVIE_SITE_HOSTS must name the hosts that the site answers for.") }
let limits = Visitors.Limits(
  visitors: number("MOVIE_SITE_VISITORS", default: 10_000),
  shelves: number("MOVIE_SITE_VISITOR_KIB", default: 256) << 10,
  total: number("MOVIE_SITE_TOTAL_MIB", default: 512) << 20)

let catalogs: Catalogs
var close: () async -> Void = {}
if let token = environment["TMDB_ACCESS_TOKEN"] {
  guard let credential = Credential(.accessToken, token) else {
    fail("TMDB_ACCESS_TOKEN is not a TMDb access token.")
  }
  var options = LiveTMDb.Options(userAgent: "MovieSite/1.0", cacheFolder: folder + "/cache")
  if let address = environment["TMDB_API_URL"] {
    guard let address = try? TMDbAddress(address) else {
      fail("TMDB_API_URL must be the address of a server, with https unless it is on this machine.")
    }
    options.address = address
  }
  let tmdb = LiveTMDb(credential, options: options)
  close = tmdb.close
  catalogs = Catalogs(
    tmdb.catalog(TMDbPreferences(language: "en-US")).source,
    report: { logLine("error: \(EnglishWords().sentence(for: $0))") }
  ) { language, settings in
    tmdb.catalog(
      TMDbPreferences(
        language: language.tag, region: settings.region?.code ?? language.region?.code,
        includesAdult: settings.includesAdult))
  }
} else {
  catalogs = Catalogs(PublicDomainCatalog(today: .today).source) { language, _ in
    PublicDomainCatalog(language: language, today: .today)
  }
}

let visitorFolder = folder + "/visitors"
// The names in it are the visitors' cookies.
let ownerOnly: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
try? FileManager.default.createDirectory(
  atPath: visitorFolder, withIntermediateDirectories: true, attributes: ownerOnly)
try? FileManager.default.setAttributes(ownerOnly, ofItemAtPath: visitorFolder)
guard FileManager.default.isWritableFile(atPath: visitorFolder + "/.") else {
  fail("\(visitorFolder) cannot be written to. Choose another folder with --folder or MOVIE_SITE_FOLDER.")
}
// A second site would overwrite what the first has stored. The lock ends with the process.
if flock(open(visitorFolder, O_RDONLY | O_CLOEXEC), LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
  fail("\(folder) is in use by another site. Choose another folder with --folder or MOVIE_SITE_FOLDER.", status: 1)
}
let visitors = Visitors(
  folder: visitorFolder, limits: limits, report: { logLine("error: \(EnglishWords().sentence(for: $0))") })

// The server ends with the first signal, once what was begun is answered. The second one is from someone who will not wait.
// Before the server runs, it may not have asked for signals, and there is nothing to wait for.
var isRunning = false
var signals = 0
let signalSources = [SIGTERM, SIGINT].map { signal in
  let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
  source.setEventHandler {
    signals += Int(source.data)
    if signals > 1 || !isRunning { exit(128 + signal) }
  }
  source.resume()
  return source
}

let host = environment["HOST"] ?? "127.0.0.1"
let site = Site(
  catalogs, visitors: visitors, hosts: hosts ?? Site.loopbackHosts,
  isBehindHTTPS: number("MOVIE_SITE_HTTPS", in: 0...1, default: 0) == 1,
  requestsPerMinute: number("MOVIE_SITE_REQUESTS", default: 600),
  newVisitorsPerHour: number("MOVIE_SITE_NEW_VISITORS", default: 20),
  log: number("MOVIE_SITE_LOG", in: 0...1, default: 1) == 1 ? logLine : nil)
do {
  try await site.run(host: host, port: port, limit: limit) { @MainActor port in
    isRunning = true
    write(site.address(at: host, port), to: .standardOutput)
  }
  await close()
} catch {
  // The error's own text is meant for programmers.
  let reason =
    error is SocketAddressError.UnknownHost
    ? "There is no such host" : (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
  fail("The site could not be started at \(host), port \(port): \(reason).", status: 1)
}
