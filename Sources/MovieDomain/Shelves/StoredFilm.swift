/// A film on one or more shelves, with all details known when it was added or last updated.
///
/// A library of your own may store only what is `Codable` of it: the source, `details.movie`, the shelves and the
/// diary. A film that it returns is then `isIncomplete`.
public struct StoredFilm: Sendable, Equatable, Identifiable {
  /// The catalog the film comes from.
  public var source: CatalogSource
  /// The details as stored.
  public var details: MovieDetails
  /// The shelves that the film is on, with the date on which it was added to each.
  public var shelves: [Shelf: CalendarDate]
  /// The viewer's diary; nil unless the film is on the shelf `seen`.
  public var diary: Diary?
  /// Whether the stored details are missing or cannot be read, so that `details` has only what lists show.
  public var isIncomplete: Bool
  /// Whether adding the film takes it off the watchlist, because it has been seen. Not stored.
  public var leavesWatchlist = false

  /// The film's id together with its catalog.
  public var id: FilmID { FilmID(source, details.movie.id) }

  /// Creates a film.
  public init(
    source: CatalogSource, details: MovieDetails, shelves: [Shelf: CalendarDate], diary: Diary? = nil,
    isIncomplete: Bool = false
  ) {
    self.source = source
    self.details = details
    self.shelves = shelves
    self.diary = shelves[.seen] == nil ? nil : diary ?? Diary()
    self.isIncomplete = isIncomplete
  }

  /// Creates a film on one shelf.
  public init(
    source: CatalogSource, details: MovieDetails, on shelf: Shelf, added: CalendarDate, diary: Diary? = nil
  ) {
    self.init(
      source: source, details: details, shelves: [shelf: added], diary: diary,
      isIncomplete: details.staleness?.lacksDetails ?? false)
  }

  /// The film as the list of a shelf shows it; nil if it is not on the shelf.
  public func listed(on shelf: Shelf) -> ShelvedFilm? {
    shelves[shelf].map { ShelvedFilm(source: source, movie: details.movie, added: $0, diary: diary) }
  }

  /// The film as a library stores it when it is added: also on the shelves of `earlier`, with its dates, its diary and what
  /// only its details have. Nil if it is on no shelf, because new details alone add no film.
  public func merged(into earlier: StoredFilm?) -> StoredFilm? {
    var film = self
    film.shelves.merge(earlier?.shelves ?? [:]) { $1 }
    if leavesWatchlist { film.shelves[.watchlist] = nil }
    film.leavesWatchlist = false
    if isIncomplete, let earlier {
      (film.details, film.isIncomplete) = (earlier.details, earlier.isIncomplete)
      film.details.movie = details.movie
    } else if let earlier, !earlier.isIncomplete {
      film.details.complete(from: earlier.details)
    }
    if let known = earlier?.diary { film.diary = known.merging(diary) }
    return film.shelves.isEmpty ? nil : film
  }

  /// The film as it is on one shelf; on all of them if `shelf` is nil.
  package func limited(to shelf: Shelf?) -> StoredFilm {
    guard let shelf else { return self }
    var film = self
    film.shelves = shelves.filter { $0.key == shelf }
    if shelf != .seen { film.diary = nil }
    return film
  }

  var marks: FilmMarks {
    FilmMarks(shelves: Set(shelves.keys), diary: diary)
  }
}

/// A film on a shelf, with what lists show of it.
public struct ShelvedFilm: Sendable, Equatable, Identifiable, Codable {
  /// The catalog the film comes from.
  public var source: CatalogSource
  /// The film, as stored.
  public var movie: Movie
  /// The date on which the film was added to the shelf.
  public var added: CalendarDate
  /// The viewer's diary; nil if they have not seen the film.
  public var diary: Diary?

  /// The film's id together with its catalog.
  public var id: FilmID { FilmID(source, movie.id) }

  /// Creates a film on a shelf.
  public init(source: CatalogSource, movie: Movie, added: CalendarDate, diary: Diary? = nil) {
    self.source = source
    self.movie = movie
    self.added = added
    self.diary = diary
  }
}

/// What identifies a stored film, as far as it is known: a part of it may not be readable.
public struct FilmName: Sendable, Hashable {
  /// The film's id together with its catalog; nil if it could not be read.
  public var id: FilmID?
  /// The title; nil if it could not be read.
  public var title: String?

  /// Creates the name of a film.
  public init(id: FilmID?, title: String?) {
    self.id = id
    self.title = title
  }
}

/// Which shelves a film is on, and the viewer's rating, as lists show it beside the title.
public struct FilmMarks: Sendable, Equatable {
  /// The shelves that the film is on.
  public var shelves: Set<Shelf>
  /// The viewer's diary of the film; nil unless it is on the shelf `seen`.
  public var diary: Diary?

  /// Creates marks; by default, of a film that is on no shelf.
  public init(shelves: Set<Shelf> = [], diary: Diary? = nil) {
    self.shelves = shelves
    self.diary = diary
  }

  /// The viewer's rating; nil if they have not rated the film.
  public var rating: StarRating? { diary?.rating }
}
