import MovieDomain
import Synchronization

/// The films of a shelf, or of all, in an order. Its rows are read in parts.
struct ShelfQuery: Hashable {
  /// The terms of `SELECT`, `FROM`, `WHERE` and `ORDER BY`.
  var columns: String
  var tables: String
  var condition: String
  var order: String
  /// What films have to meet as well; nil for all.
  var filter: SQLCondition?

  func keys(_ db: Connection) throws -> [Int64] {
    if let filter { return try filter.keys(db, inOrder: order) }
    return try db.query("SELECT key FROM film WHERE \(condition) ORDER BY \(order)").all { $0.integer(0) }
  }

  /// Reads the keys of a part of the films on a shelf that meet the filter, and the number of them all.
  ///
  /// They are found by their tags, or in the index of what filters need, and then in the index of the order.
  func part(of shelf: Shelf, _ order: ShelfOrder, offset: Int, limit: Int, _ db: Connection) throws -> ([Int64], Int) {
    let found = Set(try filter?.keys(db) ?? [])
    var before = max(0, offset)
    var part: [Int64] = []
    guard limit > 0, found.count > before else { return (part, found.count) }
    let count = min(limit, found.count - before)
    let index = order.index(on: shelf)
    try db.query("SELECT key FROM film INDEXED BY \(index) WHERE \(condition) ORDER BY \(self.order)").run { row in
      guard let key = row.integer(0), found.contains(key) else { return true }
      if before > 0 { before -= 1 } else { part.append(key) }
      return part.count < count
    }
    return (part, found.count)
  }

  /// Passes the rows of a part to `body`. Returns the number of rows that are missing because the file is damaged.
  ///
  /// `keys` are those of a snapshot. Without them, SQLite reads all rows before the part, which
  /// takes quadratic time if a whole library is read.
  func forEachRow(
    offset: Int, limit: Int, keys: SnapshotKeys?, _ db: Connection, _ body: (borrowing Row) throws -> Void
  ) throws -> Int {
    let (offset, limit) = (max(0, offset), max(0, limit))
    let rows = "SELECT \(columns) FROM \(tables) WHERE"
    guard let keys else {
      let statement = try db.statement("\(rows) \(condition) ORDER BY \(order) LIMIT ? OFFSET ?")
      try statement.run([.integer(limit), .integer(offset)]) { row in
        try body(row)
        return true
      }
      return 0
    }
    let part = try keys.keys(of: self, db).dropFirst(offset).prefix(limit)
    return try forEachRow(of: Array(part), db, body)
  }

  /// Passes the rows with some keys to `body`. Returns the number of rows that are missing.
  func forEachRow(of keys: [Int64], _ db: Connection, _ body: (borrowing Row) throws -> Void) throws -> Int {
    let statement = try db.statement("SELECT \(columns) FROM \(tables) WHERE key = ?")
    return try keys.reduce(into: 0) { missing, key in
      let isFound: Bool? = try statement.first([.integer(key)]) { row in
        try body(row)
        return true
      }
      if isFound == nil { missing += 1 }
    }
  }
}

/// The keys of the films of a snapshot, in the orders in which it is read. A snapshot does not change, so each order is
/// read once.
///
/// With `LIMIT` and `OFFSET`, each part of an export would read all rows before it, and a filter even those after it.
final class SnapshotKeys: Sendable {
  private let results = Mutex<[ShelfQuery: [Int64]]>([:])

  /// The number of orders that were read.
  var count: Int { results.withLock { $0.count } }

  /// Returns the keys of the films of a query, which are read if they are not known yet.
  func keys(of query: ShelfQuery, _ db: Connection) throws -> [Int64] {
    try results.withLock { results in
      if let keys = results[query] { return keys }
      let keys = try query.keys(db)
      results[query] = keys
      return keys
    }
  }
}

extension Shelf {
  /// The column with the date on which a film was added to the shelf, and the number of the change; empty if it is not on
  /// it.
  var column: String { rawValue }
}

extension ShelfOrder {
  /// The terms of `ORDER BY` for a shelf, which `LibrarySchema` indexes.
  func sql(on shelf: Shelf) -> String {
    guard let value = value(on: shelf) else {
      return isDescending ? "titleKey DESC, source DESC, id DESC" : "titleKey, source, id"
    }
    let first = isDescending ? "\(value) DESC" : field == .added ? value : "\(value) IS NULL, \(value)"
    let second = second(on: shelf).map { ", \($0)\(isDescending ? " DESC" : "")" } ?? ""
    return "\(first)\(second), titleKey, source, id"
  }

  func index(on shelf: Shelf) -> String {
    let name =
      switch field {
      case .title: "Title"
      case .date: isDescending ? "Newest" : "Date"
      case .rating: isDescending ? "Best" : "Score"
      case .added: isDescending ? "Latest" : "Added"
      case .watched: isDescending ? "LastWatched" : "FirstWatched"
      case .stars: isDescending ? "MostStars" : "Stars"
      }
    return "\(shelf.column)By\(name)"
  }

  /// The column to sort by; nil for the title.
  private func value(on shelf: Shelf) -> String? {
    switch field {
    case .title: nil
    case .date: "releaseDate"
    case .rating: "average"
    case .added: shelf.column
    case .watched: "lastDay"
    case .stars: "stars"
    }
  }

  /// The column to sort films of the same value by; nil if that is the title's.
  private func second(on shelf: Shelf) -> String? {
    switch field {
    case .rating: "votes"
    // When it was marked tells which film of a day was watched last.
    case .watched: shelf.column
    case .title, .date, .added, .stars: nil
    }
  }
}

/// What the films of a shelf have to meet: a part of `WHERE` with the values of its parameters, and a full-text query.
struct SQLCondition: Hashable {
  private let shelf: Shelf
  private var terms: [String] = []
  private var values: [SQLiteValue] = []
  private var tags: String

  fileprivate init(shelf: Shelf) {
    self.shelf = shelf
    tags = shelf.column
  }

  private var hasTags: Bool { tags != shelf.column }
  private var isOnShelf: String { "\(shelf.column) IS NOT ''" }

  /// The index of days is in their order; that of the other facts is read from its first row to its last.
  private var index: String {
    let isOfDates = terms.count == 1 && terms[0].hasPrefix("(releaseDate ")
    return "INDEXED BY \(shelf.column)By\(isOfDates ? "Newest" : "Facts")"
  }

  /// Reads the keys of the films that meet the condition, in any order if none is given.
  func keys(_ db: Connection, inOrder order: String? = nil) throws -> [Int64] {
    let tagged = "SELECT rowid FROM filmTags WHERE filmTags MATCH ?"
    if hasTags, terms.isEmpty, order == nil { return try db.query(tagged).all([.text(tags)]) { $0.integer(0) } }
    let conditions = [isOnShelf] + terms + (hasTags ? ["key IN (\(tagged))"] : [])
    return try db.query(
      "SELECT key FROM film \(order == nil ? index : "") WHERE \(conditions.joined(separator: " AND "))"
        + (order.map { " ORDER BY \($0)" } ?? "")
    ).all(values + (hasTags ? [.text(tags)] : [])) { $0.integer(0) }
  }

  fileprivate mutating func add(_ term: String, _ values: [SQLiteValue]) {
    terms.append("(\(term))")
    self.values += values
  }

  fileprivate mutating func add<Value>(
    _ column: String, in bounds: Bounds<Value>, or alternative: String = "", _ value: (Value) -> SQLiteValue
  ) {
    let ends = [("\(column) >= ?", bounds.lower), ("\(column) <= ?", bounds.upper)].filter { $0.1 != nil }
    guard !ends.isEmpty else { return }
    add(ends.map(\.0).joined(separator: " AND ") + alternative, ends.compactMap { $0.1.map(value) })
  }

  /// Adds that a film has all of some tags, or one of them.
  fileprivate mutating func add(_ wanted: [FilmTag], _ quantifier: MovieFilter.Quantifier = .all) {
    guard !wanted.isEmpty else { return }
    let texts = wanted.map { "\"\($0.text)\"" }
    tags += " AND (" + texts.joined(separator: quantifier == .all ? " AND " : " OR ") + ")"
  }

  fileprivate mutating func exclude(_ tag: FilmTag) { tags += " NOT \"\(tag.text)\"" }
}

extension ShelfFilter {
  /// The condition that the films of a shelf have to meet in the database. It has the meaning of `meets`.
  func condition(on shelf: Shelf) -> SQLCondition {
    var condition = SQLCondition(shelf: shelf)
    condition.add("runtime", in: criteria.neededRuntime) { .integer($0) }
    condition.add("releaseDate", in: criteria.releaseDays(today: nil)) { .text($0.description) }
    if let day = lastReleaseDay { condition.add("coalesce(releaseDate, '') <= ?", [.text(day.description)]) }
    condition.add("average", in: criteria.score) { .real($0) }
    // A score that is not an average of votes needs none.
    let orNoVotes = criteria.votes.isOpen ? " OR votes IS NULL AND average IS NOT NULL" : ""
    condition.add("votes", in: criteria.neededVotes, or: orNoVotes) { .integer($0) }
    condition.add("stars", in: criteria.stars) { .real($0.stars) }
    if criteria.isUnseen { condition.add("seen = ''", []) }
    if let language = criteria.originalLanguage { condition.add("language = ?", [.text(language)]) }
    if let certification = criteria.certification { condition.add("certification = ?", [.text(certification)]) }
    condition.add(criteria.genres.map(FilmTag.genre), criteria.genreQuantifier)
    condition.add([criteria.country].compactMap(\.self).map(FilmTag.country))
    condition.add(criteria.services.map(FilmTag.service), .any)
    condition.add(criteria.people.map(FilmTag.person))
    if !criteria.people.isEmpty { condition.add([.source(source)]) }
    for genre in criteria.excludedGenres { condition.exclude(.genre(genre)) }
    return condition
  }
}

/// What films are found by in the full-text index of a library.
enum FilmTag {
  case genre(Int), country(Region), service(Int), person(Int), source(CatalogSource)

  var text: String {
    switch self {
    case .genre(let id): "g\(id)"
    case .country(let region): "c\(region.code)"
    case .service(let id): "s\(id)"
    case .person(let id): "p\(id)"
    case .source(let source): "n\(source.idNamespace.percentEncoded())"
    }
  }
}
