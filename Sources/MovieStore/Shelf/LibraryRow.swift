import MovieDomain
import MovieJSON

/// A film as a row of the table of films and one of the table of details.
enum LibraryRow {
  /// Adds a film, or updates its details and keeps the dates on which it was added. Returns whether its shelves or its
  /// diary changed.
  static func save(_ film: StoredFilm, titleKeys: TitleKeys, in change: ChangeID, _ db: Connection) throws -> Bool {
    var (film, key) = (film, try Self.key(of: film.id, db))
    if !film.isIncomplete, let key, let known = try stored(key, db), !known.isIncomplete {
      film.details.complete(from: known.details)
    }
    let earlier = try key.flatMap { try Earlier($0, db) }
    let diary = earlier?.diary?.merging(film.diary) ?? film.diary
    let keepsDiary = earlier?.hasUnreadableDiary ?? false
    let isNew =
      film.shelves.keys.contains { earlier?.shelves[$0] == nil } || !keepsDiary && diary != earlier?.diary
      || film.leavesWatchlist && earlier?.shelves[.watchlist] != nil
    let number = try isNew ? StoredChange.begin(change, of: key, db) : nil
    if let number {
      // A film that the earlier change took off its last shelf is gone now.
      key = try Self.key(of: film.id, db)
      if let key { try StoredChange.note(key, in: number, db) }
    }
    // Of the films of a day, those of a later change come later.
    let suffix = number.map { " \($0.padded(to: 8))" } ?? ""
    var shelves = film.shelves.mapValues { $0.description + suffix }
    for (shelf, date) in earlier?.shelves ?? [:] {
      // A date that cannot be read is replaced.
      if shelves[shelf] == nil || CalendarDate(iso8601: date.prefix(10)) != nil { shelves[shelf] = date }
    }
    if film.leavesWatchlist { shelves[.watchlist] = nil }
    let titleKey = titleKeys.key(film.details.movie.title)
    // A diary that cannot be read stays for a repair.
    let parts = [
      (columns: columnValues(of: film, shelves, titleKey: titleKey), isKept: false),
      (columns: columnValues(of: diary), isKept: keepsDiary),
      (columns: columnValues(of: film.details, in: film.source), isKept: film.isIncomplete),
    ]
    let columns = parts.flatMap(\.columns)
    let names = columns.map(\.name)
    let written = parts.filter { !$0.isKept }.flatMap(\.columns)
    let updates = written.dropFirst(2).map { "\($0.name) = excluded.\($0.name)" }
    try db.run(
      """
      INSERT INTO film (\(names.joined(separator: ", "))) VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
      ON CONFLICT (source, id) DO UPDATE SET \(updates.joined(separator: ", "))
      """, columns.map(\.value))
    guard let stored = try key ?? Self.key(of: film.id, db) else { return isNew }
    if key == nil, let number { try StoredChange.noteAdded(stored, in: number, db) }
    if !film.isIncomplete {
      try db.run(
        "INSERT OR REPLACE INTO filmDetails (film, details) VALUES (?, ?)",
        [.integer(stored), .text(film.details.record.encoded())])
    }
    return isNew
  }

  private typealias ColumnValues = [(name: String, value: SQLiteValue)]

  /// The columns with what lists show, and with what filters and statistics need of it.
  private static func columnValues(
    of film: StoredFilm, _ shelves: [Shelf: String], titleKey: String
  ) -> ColumnValues {
    let movie = film.details.movie
    return [
      ("source", .text(film.source.idNamespace)),
      ("id", .integer(movie.id)),
      ("title", .text(movie.title)),
      ("titleKey", .text(titleKey)),
      ("releaseDate", .text(movie.releaseDate?.description)),
      ("favorites", .text(shelves[.favorites] ?? "")),
      ("watchlist", .text(shelves[.watchlist] ?? "")),
      ("seen", .text(shelves[.seen] ?? "")),
      ("movie", .text(movie.record.encoded())),
      ("average", .real(movie.rating.average)),
      ("votes", .integer(movie.rating.voteCount)),
      ("language", .text(movie.originalLanguage)),
      ("genres", .text(Self.list(movie.genreIDs))),
    ]
  }

  private static func columnValues(of diary: Diary?) -> ColumnValues {
    [
      ("stars", .real(diary?.rating?.stars)),
      ("lastDay", .text(diary?.lastDay?.date.description)),
      ("days", .text(diary.map { $0.viewings.map(\.day.date.description).joined(separator: " ") })),
      ("diary", .text(diary?.record.encoded())),
    ]
  }

  /// The columns with what filters and statistics need of the details, which a film without them leaves as they are.
  private static func columnValues(of details: MovieDetails, in source: CatalogSource) -> ColumnValues {
    let people = (details.credits?.cast ?? []).map(\.id) + (details.credits?.crew ?? []).map(\.id)
    let services = (details.watchOptions?.offers ?? []).flatMap(\.services).map(\.id)
    let tags =
      details.movie.genreIDs.map(FilmTag.genre) + details.countries.map(\.region).map(FilmTag.country)
      + services.map(FilmTag.service) + people.map(FilmTag.person) + [.source(source)]
    let directors = details.credits == nil ? nil : details.directors(in: source).map(\.stored)
    return [
      ("runtime", .integer(details.runtime)),
      ("certification", .text(details.release?.certification)),
      ("countries", .text(Self.list(details.countries.map(\.region.code)))),
      ("directors", .text(directors?.joined(separator: "\n"))),
      ("tags", .text(tags.map(\.text).joined(separator: " "))),
    ]
  }

  /// Ids or codes between spaces, so that each can be found in the text.
  private static func list(_ values: [some CustomStringConvertible]) -> String {
    values.reduce(into: " ") { $0 += "\($1) " }
  }

  /// The shelves and the diary of a film before a write.
  struct Earlier {
    /// The dates as stored, without the shelves that the film is not on.
    private(set) var shelves: [Shelf: String] = [:]
    let diary: Diary?
    let hasUnreadableDiary: Bool

    init?(_ key: Int64, _ db: Connection) throws {
      let earlier = try db.statement("SELECT favorites, watchlist, seen, diary FROM film WHERE key = ?")
        .first([.integer(key)]) { Earlier($0) }
      guard let earlier else { return nil }
      self = earlier
    }

    private init(_ row: borrowing Row) {
      for (column, shelf) in Shelf.allCases.enumerated() {
        // A value that is no text is damaged. In its place, a text that is no date keeps the film on the shelf.
        let date = row.text(column) ?? "?"
        if !date.isEmpty { shelves[shelf] = date }
      }
      let column = Shelf.allCases.count
      let diary = row.text(column).flatMap { LibraryRow.diary($0) }
      hasUnreadableDiary = !row.isNull(column) && diary == nil
      self.diary = diary
    }
  }

  /// The film of a row; nil if it cannot be read.
  private static func stored(_ key: Int64, _ db: Connection) throws -> StoredFilm? {
    try db.statement("SELECT \(columns), details FROM film LEFT JOIN filmDetails ON film = key WHERE key = ?")
      .first([.integer(key)]) { details($0) }
  }

  /// The key of the film's row, also if it is on no shelf anymore.
  static func key(of id: FilmID, _ db: Connection) throws -> Int64? {
    try db.integer("SELECT key FROM film WHERE source = ? AND id = ?", id.values)
  }

  /// Takes the film off a shelf, and puts one that is no longer seen back on the watchlist if it has left that for being
  /// seen. Returns false if it was not on the shelf.
  static func remove(_ id: FilmID, from shelf: Shelf, in change: ChangeID, _ db: Connection) throws -> Bool {
    let key = try db.integer(
      "SELECT key FROM film WHERE source = ? AND id = ? AND \(shelf.column) IS NOT ''", id.values)
    guard let key else { return false }
    if let number = try StoredChange.begin(change, of: key, db) { try StoredChange.note(key, in: number, db) }
    let diary = shelf == .seen ? columnValues(of: nil).map { ", \($0.name) = NULL" }.joined() : ""
    try db.run("UPDATE film SET \(shelf.column) = ''\(diary) WHERE key = ?", [.integer(key)])
    guard shelf == .seen, let date = try StoredChange.watchlistDate(leftBySeeing: key, db) else { return true }
    try db.run("UPDATE film SET watchlist = ? WHERE key = ? AND watchlist = ''", [.text(date), .integer(key)])
    return true
  }
}

extension FilmID {
  /// The values for `source = ? AND id = ?`.
  var values: [SQLiteValue] { [.text(source.idNamespace), .integer(movie)] }
}

// Reading. A damaged row gives nil.
extension LibraryRow {
  static let isOnShelf = "(favorites IS NOT '' OR watchlist IS NOT '' OR seen IS NOT '')"

  /// The columns that the functions below read, followed by one with details.
  static let columns = "source, id, title, favorites, watchlist, seen, diary, movie"

  enum Column {
    static let source = 0
    static let id = 1
    static let title = 2
    static let shelves = 3
    static let diary = 6
    static let movie = 7
    static let details = 8
  }

  /// Reads a row with what lists show.
  static func film(_ row: borrowing Row) -> StoredFilm? {
    guard let id = id(of: row), let record = node(row, Column.movie),
      let movie = try? Movie(record: record), movie.id == id.movie
    else { return nil }
    var shelves: [Shelf: CalendarDate] = [:]
    for (index, shelf) in Shelf.allCases.enumerated() {
      guard let date = row.text(Column.shelves + index) else { return nil }
      guard !date.isEmpty else { continue }
      guard let added = CalendarDate(iso8601: date.prefix(10)) else { return nil }
      shelves[shelf] = added
    }
    var diary: Diary?
    if !row.isNull(Column.diary) {
      guard let stored = row.text(Column.diary).flatMap({ Self.diary($0) }) else { return nil }
      diary = stored
    }
    return StoredFilm(
      source: id.source, details: MovieDetails(movie: movie, credits: nil, reviews: nil), shelves: shelves,
      diary: diary, isIncomplete: true)
  }

  /// Reads a row with the column `details` as well.
  static func details(_ row: borrowing Row) -> StoredFilm? {
    guard var film = film(row) else { return nil }
    let movie = film.details.movie
    if let record = node(row, Column.details), let details = try? MovieDetails(record: record, of: movie) {
      film.details = details
      film.isIncomplete = false
    }
    return film
  }

  /// The records of a row that can be read, for an archive. Nil for one with line breaks between its values, which an
  /// archive would escape like those in texts.
  static func records(_ row: borrowing Row) -> (movie: String?, details: String?) {
    (oneLine(row, Column.movie), oneLine(row, Column.details))
  }

  private static func oneLine(_ row: borrowing Row, _ column: Int) -> String? {
    guard let bytes = row.bytes(column), !bytes.contains(where: { $0 < 0x20 }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func node(_ row: borrowing Row, _ column: Int) -> JSONNode? {
    row.bytes(column).flatMap { JSONNode(parsing: $0) }
  }

  static func diary(_ text: String) -> Diary? {
    JSONNode(parsing: Array(text.utf8)).flatMap { try? Diary(record: $0) }
  }

  /// What identifies a damaged row.
  static func damaged(_ row: borrowing Row) -> FilmName {
    FilmName(id: id(of: row), title: row.text(Column.title))
  }

  /// Reads the id from a row that begins with `source, id`; nil if it is damaged.
  static func id(of row: borrowing Row) -> FilmID? {
    guard let source = row.text(Column.source), !source.isEmpty,
      let id = row.integer(Column.id).flatMap({ Int(exactly: $0) })
    else { return nil }
    return FilmID(CatalogSource(idNamespace: source), id)
  }
}
