public import MovieDomain
import MovieScenes
import Synchronization

/// A catalog that returns what the library has of a film that cannot be loaded, and stores what is newer of a film on a
/// shelf whenever it is loaded. Stored details are stale, and when they were loaded is not known.
///
/// Of other films, it returns what its lists have shown.
public struct LibraryBackedCatalog: CatalogWrapper {
  private let catalog: any MovieCatalog
  private let films: any FilmLibrary
  private let updatesLibrary: Bool
  private let listed = ListedFilms()

  /// Wraps `base`.
  ///
  /// `updatesLibrary` is whether a film that is loaded replaces what is stored of it. It should not if it is loaded in
  /// another language or for another country than usual, because shelves show what is stored.
  public init(_ base: any MovieCatalog, films: any FilmLibrary, updatesLibrary: Bool = true) {
    catalog = base
    self.films = films
    self.updatesLibrary = updatesLibrary
  }

  public func base() -> any MovieCatalog { catalog }

  public func note(_ films: [Movie]) { listed.add(films) }

  public var source: CatalogSource { catalog.source }

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    do throws(CatalogError) {
      let details = try await catalog.movie(id)
      listed.add(details.containedFilms)
      await update(details)
      return details
    } catch {
      // No fallback if the credential is rejected: the user should see that error. Without a credential, the stored
      // details are all there is, as they are of a film that the catalog no longer has.
      guard error.code != .cancelled, error.code != .rejectedCredential else { throw error }
      guard let kept = try? await films.details(of: .init(source, id)) else {
        guard error.code != .notFound, let movie = listed[id] else { throw error }
        var details = MovieDetails(
          movie: movie, credits: nil, reviews: nil, watchOptions: nil, release: nil, videos: nil, recommendations: nil)
        details.staleness = Staleness(age: nil, error: error)
        details.staleness?.lacksDetails = true
        return details
      }
      var details = kept.details
      details.staleness = Staleness(age: nil, error: error)
      details.staleness?.lacksDetails = kept.isIncomplete
      return details
    }
  }

  /// Stores what is newer of a film on a shelf, which undoing does not take back. Votes that change no score are no reason
  /// to write: they come in all the time.
  private func update(_ details: MovieDetails) async {
    guard updatesLibrary, details.staleness == nil,
      let kept = try? await films.details(of: .init(source, details.movie.id))
    else { return }
    var newer = details
    // As the library stores it.
    newer.complete(from: kept.details)
    func score(_ movie: Movie) -> Double? { movie.rating.average.map { ($0 * 10).rounded() } }
    var known = kept.details.movie
    known.popularity = newer.movie.popularity
    if score(known) == score(newer.movie) { known.rating = newer.movie.rating }
    guard
      kept.isIncomplete || known != newer.movie || newer.watchOptions != kept.details.watchOptions
        || newer.release != kept.details.release
    else { return }
    // Without shelves, so that a film that another process has taken off its shelf meanwhile does not come back.
    _ = try? await films.add([StoredFilm(source: source, details: details, shelves: [:])])
  }
}

/// The films that lists have shown.
private final class ListedFilms: Sendable {
  /// A process may run for long. Past the limit, all are forgotten.
  private static let limit = 5_000

  private let films = Mutex<[Movie.ID: Movie]>([:])

  func add(_ new: [Movie]) {
    films.withLock { films in
      if films.count > Self.limit { films = [:] }
      for film in new { films[film.id] = film }
    }
  }

  subscript(id: Movie.ID) -> Movie? { films.withLock { $0[id] } }
}
