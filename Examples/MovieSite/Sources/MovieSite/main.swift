import Foundation
import MovieDomain
import MovieLive
import PublicDomainCatalog
import SiteServer
import TMDb

let environment = ProcessInfo.processInfo.environment
let folder = environment["MOVIE_SITE_FOLDER"] ?? FileManager.default.currentDirectoryPath + "/.movie-site"

let catalogs: Catalogs
if let token = environment["TMDB_ACCESS_TOKEN"], let credential = TMDbCredential(pasted: token, isKey: false) {
  let tmdb = LiveTMDb(credential, options: .init(userAgent: "MovieSite/1.0", cacheFolder: folder + "/cache"))
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

let site = Site(catalogs, visitors: Visitors(folder: folder + "/visitors"))
try await site.run(port: environment["PORT"].flatMap(Int.init) ?? 8080) { port in
  // Not with print, which keeps what goes to a pipe until there is more.
  FileHandle.standardOutput.write(Data("http://127.0.0.1:\(port)\n".utf8))
}
