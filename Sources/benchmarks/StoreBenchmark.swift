import Foundation
import MovieDomain
import MovieStore
import TMDb

/// Times a library of 100,000 favorites: opening it, reading pages of the list, and adding a film.
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
    var (listed, detailed) = (MovieFilter(), MovieFilter())
    listed.years = try Bounds("1950..1959", in: MovieFilter.Limits.years)
    detailed.people = [7]
    for (name, criteria) in [("year", listed), ("person, in the details", detailed)] {
      let filter = ShelfFilter(criteria, of: .tmdb)
      try await Measurement.report("first 20 of 100,000 favorites by \(name)", runs: 10, warmUp: 1) {
        try await favorites.films(on: .favorites, .title, meeting: filter, offset: 0, limit: 20).elements.count
      }
    }
    var id = 1_000_000
    try await Measurement.report("add one favorite, on the disk", runs: 200, warmUp: 5) {
      id += 1
      return try await favorites.add([favorite(id, added: today)]).count
    }
  }

  private static func favorite(_ id: Int, added: CalendarDate) -> StoredFilm {
    let names = ["Пассажир", "The General", "Amélie", "千と千尋", "Sunrise", "Örnen"]
    let movie = Movie(
      id: id, title: "\(names[id % names.count]) \(id * 7_919 % 100_003)",
      releaseDate: CalendarDate(year: 1900 + id % 120, month: 1 + id % 12, day: 1 + id % 28),
      overview: String(repeating: "What the film is about. ", count: 12),
      rating: Rating(average: Double(id % 100) / 10, voteCount: id % 5_000))
    let cast = (1...10).map { Credits.CastMember(id: $0, name: "Player \($0)", characters: ["Part \($0)"]) }
    return StoredFilm(
      source: .tmdb, details: MovieDetails(movie: movie, credits: Credits(cast: cast, crew: [])), on: .favorites,
      added: added)
  }
}
