public import MovieDomain
import MovieScenes

/// A catalog that falls back to a film's stored details when the film cannot be loaded. The fallback is stale, as old
/// as the day on which the film was put on a shelf.
public struct StoredFilmFallback: CatalogWrapper {
  private let catalog: any MovieCatalog
  private let films: any FilmLibrary
  private let today: @Sendable () -> CalendarDate

  /// Wraps `base`. `today` determines the age of stored details, and is evaluated on each use.
  public init(
    _ base: any MovieCatalog, films: any FilmLibrary,
    today: @autoclosure @escaping @Sendable () -> CalendarDate
  ) {
    catalog = base
    self.films = films
    self.today = today
  }

  public func base() -> any MovieCatalog { catalog }

  public var source: CatalogSource { catalog.source }

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    do throws(CatalogError) {
      return try await catalog.movie(id)
    } catch {
      // No fallback if the film does not exist or the credential is rejected: the user should see those errors. Without
      // a credential, the stored details are all there is.
      guard error.code != .notFound, error.code != .cancelled, error.code != .rejectedCredential,
        let kept = try? await films.details(of: .init(source, id))
      else { throw error }
      var details = kept.details
      let today = today()
      let days = max(0, today.dayNumber - (kept.shelves.values.max() ?? today).dayNumber)
      details.staleness = Staleness(age: .seconds(days * 86_400), error: error)
      details.staleness?.lacksDetails = kept.isIncomplete
      return details
    }
  }
}
