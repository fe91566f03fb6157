import MovieDomain
import MovieStore
import MovieTestSupport
import Testing

/// Sample films, on the shelf of favorites.
enum Samples {
  static let today: CalendarDate = "2026-11-21"

  static func film(
    _ id: Int, _ title: String = "Film", source: CatalogSource = .tmdb, released: CalendarDate? = nil,
    score: Double? = nil, votes: Int? = nil, tagline: String = ""
  ) -> StoredFilm {
    let movie = Movie(id: id, title: title, releaseDate: released, rating: Rating(average: score, voteCount: votes))
    return StoredFilm(
      source: source, details: MovieDetails(movie: movie, tagline: tagline), on: .favorites, added: today)
  }

  /// A film with a value in every field, and unusual characters.
  static func complete(_ id: Int = 19) -> StoredFilm {
    var details = MovieDetails.complete
    details.movie.id = id
    details.movie.title = "Metropolis"
    details.movie.overview = "In a futuristic city\nsharply divided…"
    details.tagline = "„Quoted“ \u{1F3AC}"
    return StoredFilm(source: .tmdb, details: details, on: .favorites, added: today)
  }

  static func database(
    in folder: TemporaryFolder, onDamage: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) -> LibraryDatabase {
    LibraryDatabase(directory: folder.path, today: { today }, onDamage: onDamage)
  }
}

extension FilmArchive {
  /// Reads all entries.
  func entries() throws(StoreError) -> [ArchivedFilm] {
    var entries: [ArchivedFilm] = []
    while true {
      let part = try next()
      guard !part.isEmpty else { return entries }
      entries += part
    }
  }

  /// Reads the films of all entries that can be read.
  func films() throws(StoreError) -> [StoredFilm] { try entries().compactMap(\.film) }
}

// Two catalogs with separate ids.
extension CatalogSource {
  static let tmdb = CatalogSource(idNamespace: "tmdb")
  static let publicDomain = CatalogSource(idNamespace: "public-domain")
}
