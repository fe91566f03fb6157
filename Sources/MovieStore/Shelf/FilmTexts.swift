import MovieDomain

/// A range of the films of a library as the text of an archive.
struct FilmTexts: Sendable {
  var films: [FilmText] = []
  var unreadable: [DamagedFilm] = []
  /// The films that have only what lists show.
  var incomplete: [DamagedFilm] = []

  var count: Int { films.count + unreadable.count }

  mutating func append(_ film: StoredFilm, on shelf: Shelf?, movie: String, details: String) throws {
    films.append(try FilmText(film.limited(to: shelf), movie: movie, details: details))
  }

  mutating func append(_ film: StoredFilm, on shelf: Shelf?) throws {
    if film.isIncomplete { incomplete.append(DamagedFilm(id: film.id, title: film.details.movie.title)) }
    films.append(try FilmText(film.limited(to: shelf)))
  }
}

extension StoredFilm {
  /// The film as it is on one shelf; on all of them if `shelf` is nil.
  fileprivate func limited(to shelf: Shelf?) -> StoredFilm {
    guard let shelf else { return self }
    var film = self
    film.shelves = shelves.filter { $0.key == shelf }
    if shelf != .seen { film.diary = nil }
    return film
  }
}

extension ShelfReader {
  /// Returns films sorted by title, of one shelf or of all.
  func texts(on shelf: Shelf?, offset: Int, limit: Int) async throws(StoreError) -> FilmTexts {
    if let reader = self as? any FilmTextReader {
      return try await reader.storedTexts(on: shelf, offset: offset, limit: limit)
    }
    // In memory, the films of all shelves are few.
    var films: [ShelvedFilm] = []
    for shelf in shelf.map({ [$0] }) ?? Shelf.allCases {
      let known = Set(films.map(\.id))
      films += try await self.films(on: shelf, .title, offset: 0, limit: .max).elements.filter {
        !known.contains($0.id)
      }
    }
    var texts = FilmTexts()
    for film in films.dropFirst(offset).prefix(limit) {
      guard let stored = try await details(of: film.id) else { continue }
      do {
        try texts.append(stored, on: shelf)
      } catch {
        throw StoreError(.failed)
      }
    }
    return texts
  }
}

/// Reads films as text. What is only copied is checked, because it may be damaged, but not decoded.
protocol FilmTextReader: ShelfReader {
  func storedTexts(on shelf: Shelf?, offset: Int, limit: Int) async throws(StoreError) -> FilmTexts
}

extension StoredShelfReader: FilmTextReader {
  func storedTexts(on shelf: Shelf?, offset: Int, limit: Int) async throws(StoreError) -> FilmTexts {
    try await source.read(ifMissing: FilmTexts()) { [keys] db in
      let query = ShelfQuery(
        columns: "\(LibraryRow.columns), details", tables: "film LEFT JOIN filmDetails ON film = key",
        condition: shelf.map { "\($0.column) IS NOT ''" } ?? LibraryRow.isOnShelf,
        order: shelf.map { ShelfOrder.title.sql(on: $0) } ?? "key")
      var texts = FilmTexts()
      let missing = try query.forEachRow(offset: offset, limit: limit, keys: keys, db) { row in
        if let (film, movie, details) = LibraryRow.texts(row) {
          try texts.append(film, on: shelf, movie: movie, details: details)
        } else if let film = LibraryRow.details(row) {
          try texts.append(film, on: shelf)
        } else {
          texts.unreadable.append(LibraryRow.damaged(row))
        }
      }
      texts.unreadable += repeatElement(.unknown, count: missing)
      return texts
    }
  }
}
