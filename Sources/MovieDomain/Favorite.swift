/// A favorite film, as shown in lists.
public struct Favorite: Sendable, Hashable, Identifiable {
  /// A film id qualified by its catalog's source, because ids are unique only within a catalog.
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
  /// The date the film was added to the favorites.
  public var added: CalendarDate

  public var id: ID { ID(source, movie.id) }

  public init(source: CatalogSource, movie: Movie, added: CalendarDate) {
    self.source = source
    self.movie = movie
    self.added = added
  }
}

/// A favorite film with all the details known when it was added.
public struct FavoriteDetails: Sendable, Hashable, Identifiable {
  public var source: CatalogSource
  /// The details as stored.
  public var details: MovieDetails
  /// The date the film was added to the favorites.
  public var added: CalendarDate

  public var id: Favorite.ID { favorite.id }
  /// The favorite without the details.
  public var favorite: Favorite { Favorite(source: source, movie: details.movie, added: added) }

  public init(source: CatalogSource, details: MovieDetails, added: CalendarDate) {
    self.source = source
    self.details = details
    self.added = added
  }
}
