import Foundation
import MovieDomain
import MovieStore
import MovieTMDb

/// Times a library of 100,000 favorites: opening it, reading pages of the list, also by filters, statistics, and adding a
/// film.
enum StoreBenchmark {
  static func run() async throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    guard let today = CalendarDate(iso8601: "2026-11-20") else { return }
    func library() -> (LibraryDatabase, StoredFilmLibrary) {
      let database = LibraryDatabase(directory: root, today: { today }, onDamage: { _ in })
      return (database, StoredFilmLibrary(database, titleKeys: .language(nil)))
    }
    let (database, favorites) = library()
    try await Measurement.report("add 100,000 favorites at once", runs: 1, warmUp: 0) {
      try await favorites.add((1...100_000).map { favorite($0, added: today) }).count
    }
    await database.close()
    for field in ShelfOrder.Field.allCases {
      try await Measurement.report("open the library, first 20 of 100,000 by \(field)", runs: 50, warmUp: 2) {
        let (database, favorites) = library()
        let part = try await favorites.films(on: .favorites, .init(field, isDescending: true), offset: 0, limit: 20)
        await database.close()
        return part.elements.count
      }
    }
    try await Measurement.report("first 20 of 100,000 favorites", runs: 200, warmUp: 5) {
      try await favorites.films(on: .favorites, .title, offset: 0, limit: 20).elements.count
    }
    try await Measurement.report("last 20 of 100,000 favorites", runs: 50, warmUp: 5) {
      try await favorites.films(on: .favorites, .title, offset: 99_980, limit: 20).elements.count
    }
    for (name, change) in try filters {
      var criteria = MovieFilter()
      change(&criteria)
      let filter = ShelfFilter(criteria, of: .tmdb)
      try await Measurement.report("first 20 of 100,000 favorites by \(name)", runs: 50, warmUp: 2) {
        try await favorites.films(on: .favorites, .title, meeting: filter, offset: 0, limit: 20).elements.count
      }
    }
    for year in [nil, 2020] {
      try await Measurement.report(
        "statistics of 100,000 seen films\(year.map { ", of \($0)" } ?? "")", runs: 20, warmUp: 2
      ) {
        try await favorites.statistics(of: year).films
      }
    }
    var id = 1_000_000
    try await Measurement.report("add one favorite, on the disk", runs: 200, warmUp: 5) {
      id += 1
      return try await favorites.add([favorite(id, added: today)]).count
    }
  }

  /// A rating, and a viewing on one of 8,000 days.
  private static func diary(_ id: Int) -> Diary {
    let day = CalendarDate(year: 2000 + id % 25, month: 1 + id % 12, day: 1 + id % 28)
    let viewings = day.map { [Viewing(day: ViewingDay(recorded: $0))] } ?? []
    return Diary(filmRating: StarRating(halves: 1 + id % 10), viewings: viewings)
  }

  /// Criteria that many or few films meet.
  private static var filters: [(String, (inout MovieFilter) -> Void)] {
    get throws {
      let years = try Bounds("1950..1959", in: MovieFilter.Limits.years)
      let runtime = try Bounds("..100", in: MovieFilter.Limits.runtimes)
      let country = Region("DE")
      return [
        ("year", { $0.years = years }), ("running time", { $0.runtime = runtime }),
        ("genre and country", { ($0.genres, $0.country) = ([35], country) }),
        ("genre without films", { $0.genres = [99] }), ("person", { $0.people = [7] }),
      ]
    }
  }

  /// A film whose title, genre and country do not depend on each other.
  private static func favorite(_ id: Int, added: CalendarDate) -> StoredFilm {
    let names = ["Пассажир", "The General", "Amélie", "千と千尋", "Sunrise", "Örnen"]
    let movie = Movie(
      id: id, title: "\(names[id % names.count]) \(id * 7_919 % 100_003)",
      releaseDate: CalendarDate(year: 1900 + id % 120, month: 1 + id % 12, day: 1 + id % 28),
      overview: String(repeating: "What the film is about. ", count: 12),
      rating: Rating(average: Double(id % 100) / 10, voteCount: id % 5_000), genreIDs: [18 + id % 20, 35 + id / 6 % 3])
    let cast = (1...10).map { $0 * id % 20_000 }.map {
      Credits.Member(id: $0, name: "Player \($0)", roles: ["Part \($0)"])
    }
    let regions = ["DE", "US", "FR"].compactMap { Region($0) }.map { Country($0, name: $0.code) }
    let details = MovieDetails(
      movie: movie, countries: [regions[id / 18 % 3]], runtime: 60 + id % 120,
      credits: Credits(cast: cast, crew: [.init(id: id % 9_000, name: "Director \(id % 9_000)", roles: ["Director"])]))
    return StoredFilm(
      source: .tmdb, details: details, shelves: [.favorites: added, .seen: added], diary: diary(id))
  }
}
