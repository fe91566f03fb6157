import MovieDomain
import MovieScenes

/// What the viewer's shelves make worth following. Bounded, because each collection and each person costs a request.
struct FollowedFilms: Sendable {
  /// The films of each shelf, the last added, whose details are read.
  private static let readFilms = 500
  /// The most collections, and the most directors.
  private static let mostOfAKind = 50

  private(set) var watchlist: [ShelvedFilm] = []
  /// The collections of the films that were added to a shelf last. Of the catalog in use, as the directors.
  private(set) var collections: [MovieCollection] = []
  /// The directors of the favorites that were added last.
  private(set) var directors: [WatchStatistics.Director] = []

  /// Reads the shelves. Directors are left out if only seen films count, and collections are then those of seen films.
  init(_ library: any FilmLibrary, of source: CatalogSource, onlySeen: Bool = false) async throws(StoreError) {
    self = try await library.snapshot { reader throws(StoreError) in
      var followed = FollowedFilms()
      followed.watchlist = try await reader.films(on: .watchlist, .latestFirst, offset: 0, limit: .max).elements
      for shelf in onlySeen ? [Shelf.seen] : Shelf.allCases {
        for film in try await reader.films(on: shelf, .latestFirst, offset: 0, limit: Self.readFilms).elements
        where film.source == source {
          guard let details = try await reader.details(of: film.id)?.details else { continue }
          followed.add(details.collection.map { [$0] } ?? [], to: \.collections, by: \.id)
          if shelf == .favorites { followed.add(details.directors(in: source), to: \.directors, by: \.id) }
        }
      }
      return followed
    }
  }

  private init() {}

  private mutating func add<Value>(
    _ values: [Value], to list: WritableKeyPath<Self, [Value]>, by id: (Value) -> Int
  ) {
    for value in values where self[keyPath: list].count < Self.mostOfAKind {
      if !self[keyPath: list].contains(where: { id($0) == id(value) }) { self[keyPath: list].append(value) }
    }
  }
}
