/// A film on one or more shelves, with all details known when it was added or last updated.
///
/// A library of your own may store only what is `Codable` of it: the source, `details.movie`, the shelves and the
/// diary. A film that it returns is then `isIncomplete`.
public struct StoredFilm: Sendable, Hashable, Identifiable {
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
