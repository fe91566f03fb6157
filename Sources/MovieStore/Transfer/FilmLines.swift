import MovieDomain

/// A range of the films of a library as lines of an archive.
struct FilmLines: Sendable {
  var lines: [String] = []
  var unreadable: [FilmName] = []
  /// The films that have only what lists show.
  var incomplete: [FilmName] = []

  var count: Int { lines.count + unreadable.count }

  /// Adds a film of one shelf, or of all. Its records are copied if they are given.
  mutating func append(_ film: StoredFilm, on shelf: Shelf?, movie: String? = nil, details: String? = nil) {
    if film.isIncomplete { incomplete.append(FilmName(id: film.id, title: film.details.movie.title)) }
    lines.append(film.limited(to: shelf).line(movie: movie, details: details))
  }
}

extension ShelfReader {
  /// Returns films of one shelf or of all, sorted by title. Those in memory are in the order in which they were added to
  /// the first shelf that they are on, so that reading them in turn keeps it: an archive only has the days.
  func lines(on shelf: Shelf?, offset: Int, limit: Int) async throws(StoreError) -> FilmLines {
    if let reader = self as? StoredShelfReader {
      return try await reader.storedLines(on: shelf, offset: offset, limit: limit)
    }
    // In memory, the films of all shelves are few.
    var films: [ShelvedFilm] = []
    for shelf in shelf.map({ [$0] }) ?? Shelf.allCases {
      let known = Set(films.map(\.id))
      films += try await self.films(on: shelf, ShelfOrder(.added), offset: 0, limit: .max).elements.filter {
        !known.contains($0.id)
      }
    }
    var lines = FilmLines()
    for film in films.dropFirst(offset).prefix(limit) {
      if let stored = try await details(of: film.id) { lines.append(stored, on: shelf) }
    }
    return lines
  }
}

extension StoredShelfReader {
  fileprivate func storedLines(on shelf: Shelf?, offset: Int, limit: Int) async throws(StoreError) -> FilmLines {
    try await source.read(ifMissing: FilmLines()) { [keys] db in
      let query = ShelfQuery(
        columns: "\(LibraryRow.columns), details", tables: "film LEFT JOIN filmDetails ON film = key",
        condition: shelf.map { "\($0.column) IS NOT ''" } ?? LibraryRow.isOnShelf,
        order: shelf.map { ShelfOrder.title.sql(on: $0) } ?? "key")
      var lines = FilmLines()
      let missing = try query.forEachRow(offset: offset, limit: limit, keys: keys, db) { row in
        if let film = LibraryRow.details(row) {
          let records = LibraryRow.records(row)
          lines.append(film, on: shelf, movie: records.movie, details: records.details)
        } else {
          lines.unreadable.append(LibraryRow.damaged(row))
        }
      }
      lines.unreadable += repeatElement(.unknown, count: missing)
      return lines
    }
  }
}
