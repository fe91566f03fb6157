public import MovieDomain

/// A catalog that falls back to a favorite's stored details when the film cannot be loaded. The fallback is stale, as
/// old as the favorite.
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
      let days = max(0, (kept.shelves.values.max() ?? today()).days(until: today()))
      details.staleness = Staleness(age: .seconds(days * 86_400), error: error)
      return details
    }
  }
}

extension CalendarDate {
  /// Returns the number of days between two dates.
  fileprivate func days(until day: CalendarDate) -> Int { day.dayNumber - dayNumber }

  /// Days since a fixed date. Years start in March so that leap days come last.
  private var dayNumber: Int {
    let shifted = month > 2 ? year : year - 1
    let months = (month + 9) % 12
    return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + (153 * months + 2) / 5 + day
  }
}
