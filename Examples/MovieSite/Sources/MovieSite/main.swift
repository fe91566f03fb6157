import Foundation
import MovieDomain
import MovieLive
import PublicDomainCatalog
import SiteServer
import TMDb

let environment = ProcessInfo.processInfo.environment
let folder = environment["MOVIE_SITE_FOLDER"] ?? FileManager.default.currentDirectoryPath + "/.movie-site"

func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("error: \(sentence)\n".utf8))
  exit(64)
}

/// A number in an environment variable.
func number(_ name: String, in range: ClosedRange<Int> = 1...1_000_000, default number: Int) -> Int {
  guard let text = environment[name] else { return number }
  guard let number = Int(text), range.contains(number) else {
    fail("\(name) must be a number from \(range.lowerBound) to \(range.upperBound).")
  }
  return number
}

/// A port; 0 lets the system choose one.
let port = number("PORT", in: 0...65535, default: 8080)
let limit = Duration.seconds(number("MOVIE_SITE_SECONDS", default: 30))
let hosts = environment["MOVIE_SITE_HOSTS"].map { Set($0.lowercased().split { ", ".contains($0) }.map(String.init)) }
let limits = Visitors.Limits(
  visitors: number("MOVIE_SITE_VISITORS", default: 10_000),
  shelves: number("MOVIE_SITE_VISITOR_KIB", default: 256) << 10,
  total: number("MOVIE_SITE_TOTAL_MIB", default: 512) << 20)

let catalogs: Catalogs
if let token = environment["TMDB_ACCESS_TOKEN"] {
  guard let credential = Credential(.accessToken, token) else {
    fail("TMDB_ACCESS_TOKEN is not a TMDb access token.")
  }
  var options = LiveTMDb.Options(userAgent: "MovieSite/1.0", cacheFolder: folder + "/cache")
  if let address = environment["TMDB_API_URL"] {
    guard let address = try? TMDbAddress(address) else { fail("TMDB_API_URL is not an address of a server.") }
    options.address = address
  }
  let tmdb = LiveTMDb(credential, options: options)
  catalogs = Catalogs(tmdb.catalog(TMDbPreferences(language: "en-US")).source) { language, settings in
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

let site = Site(
  catalogs, visitors: Visitors(folder: folder + "/visitors", limits: limits), hosts: hosts ?? Site.loopbackHosts)
do {
  try await site.run(port: port, limit: limit) { port in
    // Not with print, which keeps what goes to a pipe until there is more.
    FileHandle.standardOutput.write(Data("http://127.0.0.1:\(port)\n".utf8))
  }
} catch {
  fail("The site could not be started on port \(port): \(error)")
}
