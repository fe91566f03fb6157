/// A favorite film, with what lists show of it.
public struct ShelvedFilm: Sendable, Hashable, Identifiable {
  /// The catalog the film comes from.
  public var source: CatalogSource
  /// The film, as stored with the favorite.
  public var movie: Movie
  /// The date the film was added to the favorites.
  public var added: CalendarDate

  /// The film's id together with its catalog.
  public var id: FilmID { FilmID(source, movie.id) }

  /// Creates a favorite.
  public init(source: CatalogSource, movie: Movie, added: CalendarDate) {
    self.source = source
    self.movie = movie
    self.added = added
  }
}

/// A favorite film, with all details known when it was added or last updated.
public struct StoredFilm: Sendable, Hashable, Identifiable {
  /// The catalog the film comes from.
  public var source: CatalogSource
  /// The details as stored.
  public var details: MovieDetails
  /// The date the film was added to the favorites.
  public var added: CalendarDate
  /// Whether the stored details are missing or cannot be read, so that `details` has only what lists show.
  public var isIncomplete: Bool

  /// The film's id together with its catalog.
  public var id: FilmID { favorite.id }
  /// The favorite as lists show it, without the details.
  public var favorite: ShelvedFilm { ShelvedFilm(source: source, movie: details.movie, added: added) }

  /// Creates a favorite with details.
  public init(source: CatalogSource, details: MovieDetails, added: CalendarDate, isIncomplete: Bool = false) {
    self.source = source
    self.details = details
    self.added = added
    self.isIncomplete = isIncomplete
  }
}

extension StoredFilm {
  /// A favorite whose details are missing or cannot be read.
  package init(only favorite: ShelvedFilm) {
    self.init(
      source: favorite.source, details: MovieDetails(movie: favorite.movie), added: favorite.added, isIncomplete: true)
  }
}

/// A favorite that could not be read, wholly or in part, with what identifies it.
public struct DamagedFilm: Sendable, Hashable {
  /// The film's id together with its catalog; nil if it could not be read.
  public var id: FilmID?
  /// The title; nil if it could not be read.
  public var title: String?

  /// Creates a description of a damaged favorite.
  public init(id: FilmID?, title: String?) {
    self.id = id
    self.title = title
  }
}
