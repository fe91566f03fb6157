package import MovieDomain

/// Reads shelves from the library or from a snapshot of it.
struct StoredShelfReader: ShelfReader {
  let source: any LibraryReader
  /// Nil if the source may change between parts.
  var keys: SnapshotKeys?

  func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) async throws(StoreError) -> ShelfPart {
    try await source.read(ifMissing: ShelfPart(total: 0, elements: [])) { [keys] db in
      let query = ShelfQuery(
        columns: LibraryRow.columns, tables: "film", condition: "\(shelf.column) IS NOT ''",
        order: order.sql(on: shelf),
        filter: filter?.condition(on: shelf))
      var part = ShelfPart(total: 0, elements: [])
      func take(_ row: borrowing Row) {
        if let film = LibraryRow.film(row)?.listed(on: shelf) {
          part.elements.append(film)
        } else {
          part.unreadable.append(LibraryRow.damaged(row))
        }
      }
      let missing: Int
      if filter != nil, keys == nil {
        let (keys, total) = try query.part(of: shelf, order, offset: offset, limit: limit, db)
        part.total = total
        missing = try query.forEachRow(of: keys, db, take)
      } else {
        let total =
          try filter == nil
          ? db.integer("SELECT \(shelf.column) FROM shelfCount") ?? 0 : Int64(keys?.keys(of: query, db).count ?? 0)
        part.total = Int(clamping: total)
        missing = try query.forEachRow(offset: offset, limit: limit, keys: keys, db, take)
      }
      part.unreadable += repeatElement(.unknown, count: missing)
      return part
    }
  }

  /// SQLite finds an id faster than all details could be decoded.
  func imdbIDs(of ids: [FilmID]) async throws(StoreError) -> [FilmID: String] {
    try await source.read(ifMissing: [:]) { db in
      let statement = try db.statement(
        """
        SELECT CASE WHEN json_valid(details) THEN json_extract(details, '$.imdb_id') END
        FROM film JOIN filmDetails ON film = key WHERE source = ? AND id = ?
        """)
      var found: [FilmID: String] = [:]
      for id in ids {
        if let text = try statement.first(id.values, { $0.text(0) }), case .imdb(text)? = try? MovieReference(text) {
          found[id] = text
        }
      }
      return found
    }
  }

  func statistics(of year: Int?) async throws(StoreError) -> WatchStatistics {
    try await source.read(ifMissing: WatchStatistics(of: year)) { db in try WatchStatistics(of: year, db) }
  }

  func details(of id: FilmID) async throws(StoreError) -> StoredFilm? {
    try await source.read(ifMissing: nil) { db in
      let statement = try db.statement(
        """
        SELECT \(LibraryRow.columns), details FROM film LEFT JOIN filmDetails ON film = key
        WHERE source = ? AND id = ? AND \(LibraryRow.isOnShelf)
        """)
      return try statement.first(id.values) { LibraryRow.details($0) }
    }
  }
}

extension LibraryDatabase {
  /// Reads the shelves and never writes: titles are sorted as they were last.
  package nonisolated var shelves: any ShelfReader { StoredShelfReader(source: self) }
}

extension FilmName {
  /// A film of which an index knows, but that is not in the table.
  static let unknown = FilmName(id: nil, title: nil)
}

extension WatchStatistics {
  /// Counts films in one pass over the index of the facts. Texts that many films share are parsed once.
  fileprivate init(of year: Int?, _ db: Connection) throws {
    self.init(of: year)
    // Four digits, as in the column.
    let digits = year.flatMap { CalendarDate(year: $0, month: 1, day: 1) }.map { $0.description.utf8.prefix(4) }
    // No day is in a year that dates cannot have.
    guard year == nil || digits != nil else { return }
    var (days, genres, countries, directors) = ([String: Int](), [String: Int](), [String: Int](), [String: Int]())
    try db.statement(
      """
      SELECT days, releaseDate, average, stars, genres, countries, directors FROM film INDEXED BY seenByFacts
      WHERE seen IS NOT ''
      """
    ).run { row in
      var hasDay = false
      for day in (row.text(0) ?? "").split(separator: " ") where digits.map({ day.utf8.starts(with: $0) }) ?? true {
        days[String(day), default: 0] += 1
        hasDay = true
      }
      guard year == nil || hasDay else { return true }
      films += 1
      filmsWithDay += hasDay ? 1 : 0
      if let year = row.text(1).flatMap({ Int($0.prefix(4)) }) { decades[year / 10 * 10, default: 0] += 1 }
      if let rating = row.real(3).flatMap({ StarRating(stars: $0) }) {
        ratings[rating, default: Rated()].add(row.real(2))
      }
      genres[row.text(4) ?? "", default: 0] += 1
      countries[row.text(5) ?? "", default: 0] += 1
      directors[row.text(6) ?? "", default: 0] += 1
      return true
    }
    for (text, count) in days {
      if let date = CalendarDate(iso8601: text[...]) { self.days[date] = count }
    }
    for (text, count) in genres { self.genres.add(count, text.split(separator: " ").compactMap { Int($0) }) }
    for (text, count) in countries {
      self.countries.add(count, text.split(separator: " ").compactMap { Region(String($0)) })
    }
    for (text, count) in directors {
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
      self.directors.add(count, lines.compactMap { Director(stored: Substring($0)) })
    }
  }
}

extension WatchStatistics.Director {
  /// The director in a line of the column. The namespace is encoded, because it may have spaces.
  var stored: String { "\(source.percentEncoded()) \(id) \(name)" }

  fileprivate init?(stored line: Substring) {
    let parts = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let source = String(percentEncoded: Substring(parts[0])), let id = Int(Substring(parts[1]))
    else { return nil }
    self.init(source: source, id: id, name: String(Substring(parts[2])))
  }
}
