import MovieDomain

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
    let isOfDates = terms.count == 1 && terms[0].contains("releaseDate")
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
