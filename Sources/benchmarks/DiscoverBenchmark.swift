import MovieDomain
import PublicDomainCatalog

/// Times filters of the built-in catalog, whose films are parsed before.
enum DiscoverBenchmark {
  static func run() async throws {
    guard let today = CalendarDate(iso8601: "2026-11-20") else { return }
    let catalog = PublicDomainCatalog(today: today)
    var listed = MovieFilter()
    listed.genres = [35]
    listed.years = Bounds(from: 1920, through: 1929) ?? .all
    listed.order = .score
    var detailed = listed
    detailed.runtime = Bounds(through: 100) ?? .all
    detailed.country = .unitedStates
    detailed.people = [121]
    for (name, filter) in [("what lists show", listed), ("running time, country and people", detailed)] {
      try await Measurement.report("discover built-in films by \(name)", runs: 200) {
        try await catalog.movies(meeting: filter, page: 1).totalResults
      }
    }
    try await Measurement.report("films like a built-in film", runs: 200) {
      try await catalog.movies(like: 12, page: 1).totalResults
    }
  }
}
