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
  /// Whether the stored details are missing or cannot be read, so that `details` has only what lists show.
  public var isIncomplete: Bool

  public var id: Favorite.ID { favorite.id }
  /// The favorite without the details.
  public var favorite: Favorite { Favorite(source: source, movie: details.movie, added: added) }

  public init(source: CatalogSource, details: MovieDetails, added: CalendarDate, isIncomplete: Bool = false) {
    self.source = source
    self.details = details
    self.added = added
    self.isIncomplete = isIncomplete
  }
}

extension FavoriteDetails {
  /// A favorite whose details are missing or cannot be read.
  package init(only favorite: Favorite) {
    self.init(
      source: favorite.source, details: MovieDetails(movie: favorite.movie), added: favorite.added, isIncomplete: true)
  }
}

/// A favorite that could not be read, wholly or in part, with what identifies it.
public struct DamagedFavorite: Sendable, Hashable {
  /// Nil if it could not be read.
  public var id: Favorite.ID?
  /// Nil if it could not be read.
  public var title: String?

  public init(id: Favorite.ID?, title: String?) {
    self.id = id
    self.title = title
  }
}
