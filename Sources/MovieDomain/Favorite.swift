/// A film that the viewer keeps, as lists carry it.
public struct Favorite: Sendable, Hashable, Identifiable {
  /// Catalogs number their films on their own: an id means nothing without its source.
  public struct ID: Sendable, Hashable {
    public var source: CatalogSource
    public var movie: Movie.ID

    public init(_ source: CatalogSource, _ movie: Movie.ID) {
      self.source = source
      self.movie = movie
    }
  }

  public var source: CatalogSource
  public var movie: Movie
  /// The day on which the viewer began to keep it.
  public var added: CalendarDate

  public var id: ID { ID(source, movie.id) }

  public init(source: CatalogSource, movie: Movie, added: CalendarDate) {
    self.source = source
    self.movie = movie
    self.added = added
  }
}

/// A film that the viewer keeps, with everything that was known of it when it was added.
public struct FavoriteDetails: Sendable, Hashable, Identifiable {
  public var source: CatalogSource
  public var details: MovieDetails
  public var added: CalendarDate

  public var id: Favorite.ID { favorite.id }
  public var favorite: Favorite { Favorite(source: source, movie: details.movie, added: added) }

  public init(source: CatalogSource, details: MovieDetails, added: CalendarDate) {
    self.source = source
    self.details = details
    self.added = added
  }
}
